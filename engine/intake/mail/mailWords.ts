// Everything that mails say. A language is one entry here. No mail holds an answer: whoever reads along learns that an
// application was sent, not what it says. The office's mail has the name by which its list knows the application.
import type { Language } from '../../core/language.ts';

export interface MailWords {
  readonly officeSubject: (form: string, reference: string) => string;
  readonly officeText: (form: string, reference: string, receivedAt: string, hint: string) => readonly string[];
  readonly applicantSubject: (form: string, reference: string) => string;
  readonly applicantText: (form: string, reference: string, receivedAt: string) => readonly string[];
}

export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    officeSubject: (form, reference) => `${form}: ${reference}`,
    officeText: (form, reference, receivedAt, hint) => [
      `A form has been received: ${form}.`,
      '',
      `Reference: ${reference}`,
      `Received: ${receivedAt}`,
      ...(hint === '' ? [] : [`From: ${hint}`]),
      '',
      'Its answers and files are with the service that receives the forms, not in this mail.',
    ],
    applicantSubject: (form, reference) => `We have received your form: ${form} (${reference})`,
    applicantText: (form, reference, receivedAt) => [
      `Thank you. We have received your form: ${form}.`,
      '',
      `Your reference number: ${reference}`,
      `Received: ${receivedAt}`,
      '',
      'Please keep this number: it is how the school finds your form.',
      'If you did not send it, somebody gave your address by mistake. You need not do anything; you may also answer this mail.',
    ],
  },
  ar: {
    officeSubject: (form, reference) => `${form}: ${reference}`,
    officeText: (form, reference, receivedAt, hint) => [
      `وصلت استمارة: ${form}.`,
      '',
      `الرقم: ${reference}`,
      `الاستلام: ${receivedAt}`,
      ...(hint === '' ? [] : [`من: ${hint}`]),
      '',
      'الأجوبة والملفات محفوظة في الخدمة التي تستلم الاستمارات، وليست في هذه الرسالة.',
    ],
    applicantSubject: (form, reference) => `وصلتنا استمارتكم: ${form} (${reference})`,
    applicantText: (form, reference, receivedAt) => [
      `شكرًا لكم. وصلتنا استمارتكم: ${form}.`,
      '',
      `رقم طلبكم: ${reference}`,
      `الاستلام: ${receivedAt}`,
      '',
      'يرجى الاحتفاظ بهذا الرقم: به تجد المدرسة استمارتكم.',
      'إن لم ترسلوها فقد ذكر أحدهم عنوانكم خطأً. لا حاجة إلى فعل شيء، ويمكنكم أيضًا الرد على هذه الرسالة.',
    ],
  },
};
