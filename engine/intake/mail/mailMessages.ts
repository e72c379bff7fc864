// The messages of mails, one entry per language. A receipt contains no answer but the name that `summary` declares: somebody
// with access to the mailbox learns that a form was sent, not its content.
import type { Language } from '../../core/index.ts';

export interface MailMessages {
  readonly officeSubject: (form: string, reference: string) => string;
  readonly officeTitle: (form: string) => string;
  readonly officeClosing: readonly string[];
  readonly applicantSubject: (form: string, reference: string) => string;
  readonly applicantTitle: (form: string) => string;
  readonly applicantClosing: readonly string[];
  /** Phrased so that no noun depends on the number: Arabic has six plural forms. */
  readonly unseenSubject: (count: number) => string;
  readonly unseenTitle: (count: number, days: number) => string;
  readonly unseenMore: (count: number) => string;
  readonly unseenClosing: string;
  readonly reference: string;
  readonly received: string;
  readonly name: string;
  readonly school: string;
  readonly phone: string;
  readonly next: string;
}

export const mailMessages: Readonly<Record<Language, MailMessages>> = {
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
    unseenSubject: (count) => `Not opened yet: ${count}`,
    unseenTitle: (count, days) =>
      `Forms that nobody has opened: ${count}. They wait longer than the time set (in days: ${days}).`,
    unseenMore: (count) => `Not listed here: ${count}.`,
    unseenClosing: 'This mail comes once a day until they have been opened, or noted as handled.',
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
    unseenSubject: (count) => `لم تُفتح بعد: ${count}`,
    unseenTitle: (count, days) =>
      `استمارات لم يفتحها أحد بعد: ${count}. تجاوز انتظارها المهلة المحددة (بالأيام: ${days}).`,
    unseenMore: (count) => `غير مذكورة هنا: ${count}.`,
    unseenClosing: 'تُرسل هذه الرسالة مرة كل يوم حتى تُفتح الاستمارات أو يُسجَّل أنها أُنجزت.',
    reference: 'الرقم المرجعي',
    received: 'وقت الاستلام',
    name: 'الاسم',
    school: 'المدرسة',
    phone: 'الهاتف',
    next: 'الخطوات التالية',
  },
};
