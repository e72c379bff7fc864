import type { MailMessages } from '../texts.ts';

export const mail: MailMessages = {
  officeSubject: (form, reference) => `${form}: ${reference}`,
  officeTitle: (form) => `A form has been received: ${form}.`,
  officeClosing: ['All its answers and files are with the service that receives the forms, not in this mail.'],
  applicantSubject: (form, reference) => `We have received your form: ${form} (${reference})`,
  applicantTitle: (form) => `Thank you. We have received your form: ${form}.`,
  applicantClosing: [
    'Please keep your reference number: it is how the school finds your form.',
    'If you did not send it, somebody gave your address by mistake. You need not do anything; you may also answer this mail.',
  ],
  answeredSubject: (form, reference) => `Answered again: ${form}, ${reference}`,
  answeredTitle: (form) => `Questions that were asked again have been answered: ${form}.`,
  answeredClosing: [
    'The answers are with the service that receives the forms, beside the earlier ones, not in this mail.',
  ],
  unseenSubject: (count) => `Not opened yet: ${count}`,
  unseenTitle: (count, days) =>
    `Forms that nobody has opened: ${count}. They wait longer than the time set (in days: ${days}).`,
  unseenMore: (count) => `Not listed here: ${count}.`,
  unseenClosing: 'This mail comes once a day until they have been opened, or noted as handled.',
  reference: 'Reference',
  received: 'Received',
  answered: 'Answered',
  assignee: 'Assigned to',
  name: 'Name',
  school: 'School',
  phone: 'Telephone',
  next: 'What happens next',
};
