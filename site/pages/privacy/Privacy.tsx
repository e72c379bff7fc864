import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { deletion } from './deletion.tsx';
import { keptForms } from './keptForms.tsx';
import { onDevice } from './onDevice.tsx';

const content: Prose = {
  title: 'Privacy',
  description:
    'What the school keeps of the forms on this site, where and for how long, who reads it, and how to have it deleted.',
  eyebrow: 'Contact',
  lead: 'Our forms ask for much about your child and your family. Here is what becomes of it: what is kept, where, for how long, who reads it, and how to have it deleted.',
  sections: [
    keptForms,
    onDevice,
    deletion,
    {
      title: 'Visiting this site',
      text: [
        'You can read every page without telling us who you are. There are no accounts, no advertisements, no counters of other companies and no cookies.',
        'Everything comes from the school’s own server. Only if you ask for the map on the contact page, your browser fetches it from OpenStreetMap, who then learn the address of your connection.',
        'Our server writes down that a form arrived, when, and its reference number, so that faults can be found. It never writes down an answer there. So that nobody can flood it, it remembers the address of a connection for a minute.',
      ],
    },
  ],
};

/** Privacy: what is stored of the forms, where, for how long, and who reads it. */
export function Privacy() {
  return <ProsePage content={content} />;
}
