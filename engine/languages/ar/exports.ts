import type { ExportMessages } from '../texts.ts';

export const exports: ExportMessages = {
  reference: 'الرقم المرجعي',
  received: 'تاريخ الاستلام',
  form: 'الاستمارة',
  status: 'الحالة',
  flagged: 'موضوعة جانبًا',
  yes: 'نعم',
  no: 'لا',
  cut: ' … [مقطوع: أطول مما تتسع له الخلية]',
};
