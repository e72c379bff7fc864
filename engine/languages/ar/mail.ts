import { numberIn } from '../../core/index.ts';
import type { MailMessages } from '../texts.ts';

const number = (count: number) => numberIn('ar', count);

export const mail: MailMessages = {
  officeSubject: (form, reference) => `${form}: ${reference}`,
  officeTitle: (form) => `وصلت استمارة: ${form}.`,
  officeClosing: ['جميع الأجوبة والملفات محفوظة في الخدمة التي تستلم الاستمارات، وليست في هذه الرسالة.'],
  applicantSubject: (form, reference) => `وصلتنا استمارتكم: ${form} (${reference})`,
  applicantTitle: (form) => `شكرًا لكم. وصلتنا استمارتكم: ${form}.`,
  applicantClosing: [
    'يرجى الاحتفاظ بالرقم المرجعي: به تجد المدرسة استمارتكم.',
    'إن لم ترسلوها فقد ذكر أحدهم عنوانكم خطأً. لا حاجة إلى فعل شيء، ويمكنكم أيضًا الرد على هذه الرسالة.',
  ],
  answeredSubject: (form, reference) => `أجوبة جديدة: ${form}، ${reference}`,
  answeredTitle: (form) => `وصلت أجوبة عن أسئلة طُرحت من جديد: ${form}.`,
  answeredClosing: ['الأجوبة محفوظة إلى جانب السابقة في الخدمة التي تستلم الاستمارات، وليست في هذه الرسالة.'],
  unseenSubject: (count) => `لم تُفتح بعد: ${number(count)}`,
  unseenTitle: (count, days) =>
    `استمارات لم يفتحها أحد بعد: ${number(count)}. تجاوز انتظارها المهلة المحددة (بالأيام: ${number(days)}).`,
  unseenMore: (count) => `غير مذكورة هنا: ${number(count)}.`,
  unseenClosing: 'تُرسل هذه الرسالة مرة كل يوم حتى تُفتح الاستمارات أو يُسجَّل أنها أُنجزت.',
  reference: 'الرقم المرجعي',
  received: 'وقت الاستلام',
  answered: 'وقت الإجابة',
  assignee: 'الاستمارة مسندة إلى',
  name: 'الاسم',
  school: 'المدرسة',
  phone: 'الهاتف',
  next: 'الخطوات التالية',
};
