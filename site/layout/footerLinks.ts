import { formTitled } from '../formTitled.ts';

/** The links that the footer unfolds, in this order. */
export const footerLinks: readonly { readonly label: string; readonly path: string }[] = [
  { label: 'Secondary', path: '/Secondary' },
  { label: 'Information', path: '/Information' },
  { label: 'Admission form', path: formTitled('Admission Form').route },
  { label: 'FAQ', path: '/FAQ' },
  { label: 'Tuition & instalment', path: '/Tuition' },
  { label: 'Financial aid', path: formTitled('Financial Aid Application').route },
  { label: 'Human resources', path: '/employment/hr' },
  { label: 'Vacancy', path: '/employment/hr' },
  { label: 'Contact', path: formTitled('Contact Us').route },
  { label: 'Home', path: '/' },
];
