// The clock of the visitor's page, told with a submission: a stranger's clock and the intake's need not agree, a length of
// time does. A page that continues earlier answers tells none.

/** The header with the milliseconds between the opening of a form and its sending. */
export const ELAPSED_HEADER = 'Form-Elapsed';
