import { formFor } from '../forms/formFor.ts';
import type { SiteWords } from '../words/words.ts';

interface FooterLink {
  readonly label: string;
  /** The canonical path. */
  readonly path: string;
}

/** The footer's links in order. */
export function footerLinksIn({ footer }: SiteWords): readonly FooterLink[] {
  return [
    { label: footer.secondary, path: '/Secondary' },
    { label: footer.information, path: '/Information' },
    { label: footer.admission, path: formFor('apply').route },
    { label: footer.faq, path: '/FAQ' },
    { label: footer.tuition, path: '/Tuition' },
    { label: footer.financialAid, path: formFor('aid').route },
    { label: footer.humanResources, path: '/employment/hr' },
    { label: footer.vacancy, path: '/employment/hr' },
    { label: footer.contact, path: formFor('write').route },
    { label: footer.home, path: '/' },
  ];
}
