/** A failure whose message is shown to the office as it is; everything else is logged and answered in general words. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
