// What the words after sending say of what happened to the answers, by the phrases of each language. The check compares it with where the form sends them.
import { expect, it } from 'vitest';
import type { Language } from '../../engine/core/index.ts';
import { engineTexts } from '../../engine/languages/index.ts';

type Said = 'sent' | 'notSent' | 'saved' | 'receipt';

it.each<[words: string, said: Said | undefined, language?: Language]>([
  ['Your answers have been received.', 'sent'],
  ['The school has received it.', 'sent'],
  ['We have got your answers.', 'sent'],
  ['Received with thanks.', 'sent'],
  ['As soon as your file has been received, we write to you.', undefined],
  ['It counts from the day on which it was sent.', undefined],
  ['It has not been sent yet.', 'notSent'],
  ['Your application is not sent.', 'notSent'],
  ['Nothing was sent.', 'notSent'],
  ['Applications that are not received by June 1 cannot be considered.', undefined],
  ['Requests not received by Friday go on the waiting list.', undefined],
  ['Orders not sent by Friday come a week later.', undefined],
  ['The articles have not yet been published.', undefined],
  ['The file is saved on your device.', 'saved'],
  ['A file was saved on your computer.', 'saved'],
  ['Your answers were downloaded.', 'saved'],
  ['A draft stays saved on this device.', undefined],
  ['You get a receipt by e-mail.', 'receipt'],
  ['We have e-mailed you a copy.', 'receipt'],
  ['A confirmation e-mail will be sent to you.', 'receipt'],
  ['A confirmation has been sent to your e-mail address.', 'receipt'],
  ['You get a confirmation of receipt by e-mail.', 'receipt'],
  ["You will receive a confirmation of your child's place by e-mail.", undefined],
  ['We will send you the confirmation of the trip by e-mail.', undefined],
  ['We will send you a confirmation by e-mail when all places are given.', undefined],
  ['We do not send a confirmation by e-mail.', undefined],
  ['تسلمنا طلبكم.', 'sent', 'ar'],
  ['بعد أن تسلمنا ملفكم نكتب إليكم.', undefined, 'ar'],
  ['لم يرسل الطلب بعد.', 'notSent', 'ar'],
  ['حفظ الملف على جهازكم.', 'saved', 'ar'],
  ['يصلكم إيصال إلى البريد الإلكتروني.', 'receipt', 'ar'],
])('%s', (words, said, language = 'en') => {
  const { outcome } = engineTexts[language];
  const found = (Object.keys(outcome) as Said[]).filter((one) => outcome[one].test(words));
  // What was not sent is read before what was.
  expect(found.includes('notSent') ? ['notSent'] : found).toEqual(said === undefined ? [] : [said]);
});
