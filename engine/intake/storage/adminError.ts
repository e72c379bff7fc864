/** A failure whose message is shown to the office. Any other error is logged, and the office sees a general message. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
