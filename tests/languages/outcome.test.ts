// What the words after sending say of what happened to the answers, by the phrases of each language. The check compares it with where the form sends them.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, inArabic, writeForm } from '../compile/support/writeForm.ts';

type Said = 'sent' | 'not sent' | 'saved' | 'receipt';

/** What is told of these words in a form that sends (or saves) and mails nothing, so that each of them is wrong; `form.json` is the file that is saved. */
function told(words: string, language: 'en' | 'ar', submit: object, more: object = {}): readonly string[] {
  const english = language === 'en' ? words : 'Thank you: trip.json.';
  const done = { title: 'Done', text: [english] };
  const folder = writeForm({
    'trip/form.json': formFile({ submit, done, ...more }),
    ...(language === 'ar' && { 'trip/ar.json': inArabic({ '/done/text/0': words }) }),
  });
  const { findings } = checkForm(folder, 'trip', language);
  return findings.filter(({ code }) => code === 'doneSaysWhatHappens').map(({ problem }) => problem);
}

const SAYS: Readonly<Record<Said, RegExp>> = {
  sent: /says that the school has it/,
  'not sent': /says that nothing was sent/,
  saved: /says that it was saved/,
  receipt: /promises a receipt/,
};

it.each<[words: string, said?: Said | undefined, language?: 'en' | 'ar']>([
  ['Your answers have been received.', 'sent'],
  ['The school has received it.', 'sent'],
  ['We have got your answers.', 'sent'],
  ['Received with thanks.', 'sent'],
  ['As soon as your file has been received, we write to you.'],
  ['It counts from the day on which it was sent.'],
  ['No answers were sent.'],
  ['None of your answers have been sent.'],
  ['Bring the invoice that you have been sent.'],
  ['Invitations were sent in May.'],
  ['Only when form.json was received, the place is yours.'],
  ['The office has received new opening hours: 8 to 2.'],
  ['It has not been sent yet.', 'not sent'],
  ['Your application is not sent.', 'not sent'],
  ['Nothing was sent.', 'not sent'],
  ['Nothing was sent to the school.', 'not sent'],
  ['Your answers are not sent to third parties.'],
  ['This form is not sent to the ministry.'],
  ['Nothing is sent to your bank.'],
  ['Nothing was sent by e-mail.'],
  ['Applications that are not received by June 1 cannot be considered.'],
  ['Requests not received by Friday go on the waiting list.'],
  ['The articles have not yet been published.'],
  ['The file is saved on your device.', 'saved'],
  ['A file was saved on your computer.', 'saved'],
  ['Your answers were downloaded.', 'saved'],
  ['A draft stays saved on this device.'],
  ['You get a receipt by e-mail.', 'receipt'],
  ['We have e-mailed you a copy.', 'receipt'],
  ['A confirmation e-mail will be sent to you.', 'receipt'],
  ['A confirmation has been sent to your e-mail address.', 'receipt'],
  ['You get a confirmation of receipt by e-mail.', 'receipt'],
  ["You'll get a confirmation email.", 'receipt'],
  ['A receipt has been e-mailed to you.', 'receipt'],
  ["We've emailed you a confirmation.", 'receipt'],
  ['A confirmation was sent to your inbox.', 'receipt'],
  ['You will get a copy of your answers by e-mail.', 'receipt'],
  ['We have emailed your answers to you.', 'receipt'],
  ['Please check your e-mail for a confirmation.', 'receipt'],
  ['A confirmation message has been sent to your e-mail address.', 'receipt'],
  ['Confirmation of receipt will be sent by e-mail.', 'receipt'],
  ['You will be sent a confirmation by e-mail.', 'receipt'],
  ['You should have received a confirmation by e-mail.', 'receipt'],
  ['An acknowledgment will be sent to you by e-mail.', 'receipt'],
  ['Look out for our confirmation e-mail.', 'receipt'],
  ['Your receipt is in your inbox.', 'receipt'],
  ['We will acknowledge your application by e-mail.', 'receipt'],
  ['The office will send you a confirmation of your place by e-mail within a week.'],
  ['Please check your e-mail for our reply in the coming days.'],
  ['A confirmation of the booking will be emailed to you by the camp.'],
  ['You will receive a payment receipt by e-mail from the accounts office.'],
  ['The bus company will send you a confirmation by e-mail.'],
  ['Your form has been saved.'],
  ['You can download a copy.'],
  ['Your application is with us.', 'sent'],
  ['Your registration is complete and has been forwarded to the office.', 'sent'],
  ['Successfully submitted.', 'sent'],
  ['A confirmation email is on its way.', 'receipt'],
  ['A receipt has been emailed to you.', 'receipt'],
  ['You will get an email with your answers.', 'receipt'],
  ['Please check your inbox for a confirmation.', 'receipt'],
  ['You will shortly receive an email from us confirming your application.', 'receipt'],
  ['A copy of your answers has been emailed to you.', 'receipt'],
  ['A confirmation e-mail will reach you shortly.', 'receipt'],
  ['We have sent you an e-mail with a copy of your answers.', 'receipt'],
  ['You should receive a confirmation e-mail within an hour.', 'receipt'],
  ['An e-mail confirming your registration is on its way.', 'receipt'],
  ['You will receive an automatic reply by e-mail.', 'receipt'],
  ['We will confirm your place by e-mail.'],
  ['You will receive an e-mail confirming the date of the interview.'],
  ['Your form was submitted.', 'sent'],
  ['Your answers have been submitted to the school.', 'sent'],
  ['Application received.', 'sent'],
  ['We have your application.', 'sent'],
  ['Your application has reached us.', 'sent'],
  ['Applications received after June 1 go on the waiting list.'],
  ['Nothing was submitted.', 'not sent'],
  ['The file is stored on your device.', 'saved'],
  ['You get a receipt by e-mail; please do not reply to it.', 'receipt'],
  ['Your answers have been received, and nothing else is needed.', 'sent'],
  ['You will get an e-mail with the date of the interview.'],
  ['Please check your inbox for the confirmation of your place.'],
  ["You will receive a confirmation of your child's place by e-mail."],
  ['We will send you the confirmation of the trip by e-mail.'],
  ['We will send you a confirmation by e-mail when all places are given.'],
  ['As soon as a place is free, we send a confirmation by e-mail.'],
  ['After payment you will receive a receipt by e-mail.'],
  ['We send you a receipt for the payment by e-mail.'],
  ['We do not send a confirmation by e-mail.'],
  ['No receipt will be sent to your e-mail address.'],
  ['You will get a receipt by post, not by e-mail.'],
  ['A copy of the contract will be sent to you.'],
  ['تسلمنا طلبكم.', 'sent', 'ar'],
  ['تم استلام طلبكم.', 'sent', 'ar'],
  ['تم إرسال طلبكم.', 'sent', 'ar'],
  ['استلمت المدرسة طلبكم.', 'sent', 'ar'],
  ['تم إرسال تأكيد إلى بريدكم الإلكتروني.', 'receipt', 'ar'],
  ['سيصلكم إشعار على بريدكم الإلكتروني.', 'receipt', 'ar'],
  ['سنجيبكم بالبريد الإلكتروني.', undefined, 'ar'],
  ['بعد أن تسلمنا ملفكم نكتب إليكم.', undefined, 'ar'],
  ['أرسلوا الملف إلينا بالبريد الإلكتروني.', undefined, 'ar'],
  ['ما وصلنا شيء بعد.', undefined, 'ar'],
  ['لم يرسل الطلب بعد.', 'not sent', 'ar'],
  ['إن لم تصلكم رسالة خلال أسبوع فاتصلوا بنا.', undefined, 'ar'],
  ['لم ترسل المدرسة فاتورة بعد.', undefined, 'ar'],
  ['حفظ الملف على جهازكم.', 'saved', 'ar'],
  ['يصلكم إيصال إلى البريد الإلكتروني.', 'receipt', 'ar'],
  ['سيصلكم بريد إلكتروني للتأكيد.', 'receipt', 'ar'],
  ['يصلكم إيصال إلى البريد الإلكتروني، فلا تردوا عليه.', 'receipt', 'ar'],
  ['سيصلكم تأكيد القبول بالبريد الإلكتروني بعد المقابلة.', undefined, 'ar'],
])('%s', (words, said, language = 'en') => {
  const all = [
    ...told(words, language, { post: '/trip' }),
    ...told(`${words} trip.json`, language, { download: 'trip.json' }),
  ];
  const ofSaid = all.filter((one) => Object.values(SAYS).some((says) => says.test(one)));
  expect([...new Set(ofSaid)]).toEqual(said === undefined ? [] : [expect.stringMatching(SAYS[said])]);
});

it('a denied receipt where one is mailed', () => {
  const mail = { to: '/who/name' };
  expect(told('You will not receive a confirmation by e-mail.', 'en', { post: '/trip' }, { mail })).toEqual([
    'This says that no receipt comes by e-mail, but "mail" sends one.',
  ]);
});
