// Texts of exported tables that do not come from the form, one entry per language.
import type { Language } from '../../core/index.ts';

export interface ExportMessages {
  readonly reference: string;
  readonly received: string;
  readonly form: string;
  readonly status: string;
  readonly flagged: string;
  readonly yes: string;
  readonly no: string;
  /** Appended to a cell that was cut at the spreadsheet's limit. */
  readonly cut: string;
}

export const exportMessages: Readonly<Record<Language, ExportMessages>> = {
  en: {
    reference: 'Reference',
    received: 'Received',
    form: 'Form',
    status: 'Status',
    flagged: 'Set aside',
    yes: 'yes',
    no: 'no',
    cut: ' … [cut: too long for a spreadsheet]',
  },
  ar: {
    reference: 'الرقم المرجعي',
    received: 'تاريخ الاستلام',
    form: 'الاستمارة',
    status: 'الحالة',
    flagged: 'موضوعة جانبًا',
    yes: 'نعم',
    no: 'لا',
    cut: ' … [مقطوع: أطول مما تتسع له الخلية]',
  },
};
