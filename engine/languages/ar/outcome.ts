import type { OutcomePhrases } from '../texts.ts';

export const outcome: OutcomePhrases = {
  sent: /(?:^|[\s«])(?:تسلمنا|استلمنا|تلقينا|وصلتنا|وصلنا|أرسلت?)(?=\s)/,
  notSent: /لم (?:يرسل|ترسل|يصل|تصل)/,
  saved: /حفظت? .{0,30}على (?:هذا الجهاز|جهازكم)|بين التنزيلات/,
};
