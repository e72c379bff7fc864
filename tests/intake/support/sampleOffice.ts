// The office of the sample form, as the compiler makes it for a form without office.json, with keys of families besides.
import type { Office } from '../../../engine/core/index.ts';

export const sampleOffice: Office = {
  form: 'sample',
  language: 'en',
  columns: ['/person/age', '/person/hasReport'],
  search: ['/person/name', '/person/email'],
  family: [['/person/email']],
  sameChild: [['/person/name', '/person/age']],
  proof: '/person/born',
  statuses: [
    { id: 'new', label: 'new' },
    { id: 'handled', label: 'handled' },
  ],
  moves: [
    { id: 'handled', label: 'Mark as handled', from: ['new'], to: 'handled', role: 'work' },
    { id: 'unhandled', label: 'Mark as new', from: ['handled'], to: 'new', role: 'work' },
  ],
  letters: [],
};

/** As `virtual:offices` has them. */
export const sampleOffices = { en: [sampleOffice] };
