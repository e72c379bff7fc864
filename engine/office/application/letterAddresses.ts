// Addresses that hand a letter to another program.
import type { LetterText } from '../../ports/index.ts';

/** Windows hands at most about 2,080 characters of an address to a mail program. */
const LONGEST = 1800;

/** `mailto:` with recipient and subject; with the text, too, unless that makes it too long. */
export function mailAddress(to: string, subject: string, text: string): { address: string; hasText: boolean } {
  const bare = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
  // RFC 6068: lines end with CRLF.
  const whole = `${bare}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return whole.length <= LONGEST ? { address: whole, hasText: true } : { address: bare, hasText: false };
}

/** `phone` in international form. */
export function whatsAppAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Paragraphs with a blank line between. */
export const plainText = ({ text }: LetterText) => text.join('\n\n');
