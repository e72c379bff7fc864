// Everything that mails say. A language is one entry here. A receipt holds no answer but the name that `summary` declares:
// whoever reads along learns that a form was sent, not what it says.
import type { Language } from '../../core/language.ts';

export interface MailWords {
  readonly officeSubject: (form: string, reference: string) => string;
  readonly officeTitle: (form: string) => string;
  readonly officeClosing: readonly string[];
  readonly applicantSubject: (form: string, reference: string) => string;
  readonly applicantTitle: (form: string) => string;
  readonly applicantClosing: readonly string[];
  readonly reference: string;
  readonly received: string;
  readonly name: string;
  readonly school: string;
  readonly phone: string;
  readonly next: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    officeSubject: (form, reference) => `${form}: ${reference}`,
    officeTitle: (form) => `A form has been received: ${form}.`,
    officeClosing: ['All its answers and files are with the service that receives the forms, not in this mail.'],
    applicantSubject: (form, reference) => `We have received your form: ${form} (${reference})`,
    applicantTitle: (form) => `Thank you. We have received your form: ${form}.`,
    applicantClosing: [
      'Please keep your reference number: it is how the school finds your form.',
      'If you did not send it, somebody gave your address by mistake. You need not do anything; you may also answer this mail.',
    ],
    reference: 'Reference',
    received: 'Received',
    name: 'Name',
    school: 'School',
    phone: 'Telephone',
    next: 'What happens next',
  },
  ar: {
    officeSubject: (form, reference) => `${form}: ${reference}`,
    officeTitle: (form) => `وصلت استمارة: ${form}.`,
    officeClosing: ['جميع الأجوبة والملفات محفوظة في الخدمة التي تستلم الاستمارات، وليست في هذه الرسالة.'],
    applicantSubject: (form, reference) => `وصلتنا استمارتكم: ${form} (${reference})`,
    applicantTitle: (form) => `شكرًا لكم. وصلتنا استمارتكم: ${form}.`,
    applicantClosing: [
      'يرجى الاحتفاظ بالرقم المرجعي: به تجد المدرسة استمارتكم.',
      'إن لم ترسلوها فقد ذكر أحدهم عنوانكم خطأً. لا حاجة إلى فعل شيء، ويمكنكم أيضًا الرد على هذه الرسالة.',
    ],
    reference: 'الرقم المرجعي',
    received: 'وقت الاستلام',
    name: 'الاسم',
    school: 'المدرسة',
    phone: 'الهاتف',
    next: 'الخطوات التالية',
  },
};
