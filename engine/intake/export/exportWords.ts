// What an exported table says besides the words of its form. A language is one entry here.
import type { Language } from '../../core/index.ts';
import type { Status } from '../storage/store.ts';

export interface ExportWords {
  readonly reference: string;
  readonly received: string;
  readonly form: string;
  readonly status: string;
  readonly aside: string;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly yes: string;
  readonly no: string;
  /** At the end of a cell that is longer than a spreadsheet takes. */
  readonly cut: string;
}

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: {
    reference: 'Reference',
    received: 'Received',
    form: 'Form',
    status: 'Status',
    aside: 'Set aside',
    statuses: { new: 'new', handled: 'handled' },
    yes: 'yes',
    no: 'no',
    cut: ' … [cut: too long for a spreadsheet]',
  },
  ar: {
    reference: 'الرقم المرجعي',
    received: 'تاريخ الاستلام',
    form: 'الاستمارة',
    status: 'الحالة',
    aside: 'موضوعة جانبًا',
    statuses: { new: 'جديدة', handled: 'أُنجزت' },
    yes: 'نعم',
    no: 'لا',
    cut: ' … [مقطوع: أطول مما تتسع له الخلية]',
  },
};
