/** What stands for a password wherever answers are listed, however long it is. */
export const HIDDEN_TEXT = '••••••••';
