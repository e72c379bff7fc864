// What browser and intake agree on besides the answers themselves.

/**
 * A question that no person sees, sent beside the answers and never one of them. Programs that fill in every control
 * answer it; the intake flags such a submission for the office instead of refusing it, because a browser's autofill may
 * answer it too.
 */
export const HONEYPOT_NAME = 'extra_note';

/**
 * The header with the milliseconds between the opening of a form and its sending. A duration, since the clocks of a
 * visitor and of the intake need not agree. A page that continues a draft sends none.
 */
export const ELAPSED_HEADER = 'Form-Elapsed';

/**
 * The header that every changing request of the office's pages carries, with any value. A page of another origin cannot set it
 * without a preflight, which the service does not answer.
 */
export const OFFICE_HEADER = 'X-Office';
