import { school } from '../../school.ts';
import { figures } from '../home/figures.ts';
import { Figures } from '../home/parts/Figures.tsx';
import type { Prose } from '../parts/prose.ts';
import { aboutPages } from './aboutPages.ts';
import { HistoryPage } from './parts/HistoryPage.tsx';

const content: Prose = {
  title: 'History',
  description: `A not-for-profit Orthodox school in ${school.place}, founded in ${school.founded} and affiliated with a Greek Orthodox archdiocese: where we come from.`,
  eyebrow: 'About',
  lead: `The school was founded in ${school.founded}. Those who were children then may stand at our gate today with a grandchild by the hand.`,
  sections: [
    {
      title: 'The Beginning',
      text: [
        `The school was founded in ${school.founded}: Orthodox Christian by its faith, and not for profit by its purpose. Today it takes a child from the first letters to the end of school.`,
        'It is affiliated with a Greek Orthodox archdiocese, and so belongs to a much older story. Where the Church settled in this part of the world, it taught: languages, music, the reading of the Scriptures, and the arithmetic that merchants and sailors needed.',
      ],
      notes: [{ title: String(school.founded), text: ['The school is founded.'] }],
    },
    {
      title: 'The Place',
      text: [
        `Our school stands in ${school.place}, the headland on which the city ends and the sea begins. It has long been a quarter of teachers, students and travellers, where church bells and the call to prayer are heard in one street and several languages at one table.`,
        'From here our school has what you find drawn on these pages: the lighthouse, the horizon, the arcades of the old houses, and the patterns of their floors.',
      ],
    },
    {
      title: 'The School Today',
      text: [
        'About 1,625 learners come to us each morning, from Preschool to the Senior year, and about 250 people teach them and look after them. There are five divisions, and they are one school.',
        'Much has changed since the first year. What we hold to is that a child who comes in through the gate should be known by name.',
      ],
    },
  ],
};

/** The school's history. */
export function History() {
  return (
    <HistoryPage
      content={content}
      caption="The headland of Ras Beirut, with the rocks off its shore and the lighthouse above it."
      figures={<Figures figures={figures} />}
      related={aboutPages}
    />
  );
}
