// A question that no person sees. Programs that fill in whatever they find answer it too; the intake sets such a
// submission aside for the office to judge instead of refusing it, because a person's browser may once be as eager.

/** The name of that question, beside the answers and never one of them. */
export const TRAP_NAME = 'extra_note';
