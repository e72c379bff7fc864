const INSTANT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** `21 November 2026 at 12:15` in the visitor's own time zone, for an ISO 8601 instant. */
export function instantInWords(instant: string): string {
  return INSTANT.format(new Date(instant));
}
