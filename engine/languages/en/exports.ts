import type { ExportMessages } from '../texts.ts';

export const exports: ExportMessages = {
  reference: 'Reference',
  received: 'Received',
  form: 'Form',
  status: 'Status',
  flagged: 'Set aside',
  yes: 'yes',
  no: 'no',
  cut: ' … [cut: too long for a spreadsheet]',
};
