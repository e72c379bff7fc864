// Texts of the home page in English.
import { school } from '../../school.ts';
import { figures } from './figures.ts';
import type { HomeWords } from './homeWords.ts';

const places = ['1 of 3', '2 of 3', '3 of 3'];
const kind = `An Orthodox school in ${school.place}`;

export const home: HomeWords = {
  title: kind,
  description: `A not-for-profit Orthodox school in ${school.place}, Beirut, since ${school.founded}. Admission is open: the form, the dates that follow, and the fees.`,
  eyebrow: kind,
  heading: `By the sea, since ${school.founded}`,
  lead: 'We are a not-for-profit school of about 1,625 learners, affiliated with a Greek Orthodox archdiocese. Our youngest are in Preschool, our eldest in Grade 12.',
  announcement: { title: 'Check Admission', message: 'We are pleased to announce the opening of Admission' },
  carousel: {
    label: 'Banners',
    roles: { carousel: 'carousel', slide: 'slide' },
    alts: {
      morning: 'Morning at Ras Beirut: the lighthouse, red roofs and the Pigeon Rocks before the mountains.',
      floor: 'A tiled floor of stars and signs of learning, and in its middle an open book under an arch.',
      night: 'A cedar grows from an open book under the stars, with snow on the mountains behind it.',
    },
    slides: places,
    dots: places.map((place) => `Banner ${place}`),
    pause: 'Pause',
    play: 'Play',
    what: 'the banners',
  },
  figures,
  messages: {
    label: 'Messages',
    principal: 'The Principal’s message',
    readPrincipal: 'Read the Principal’s message',
  },
  calendar: {
    title: 'What follows, and when',
    dates: [
      {
        when: 'Preschool',
        what: 'A readiness assessment',
        text: 'Children come in groups of four for about 30 minutes. We look at five areas of development.',
      },
      { when: 'September, April, July', what: 'Entrance exams', text: 'For Grade 1 and above.' },
      {
        when: 'Within five business days',
        what: 'Our decision',
        text: 'Counted from the interview in Preschool, and from the entrance exams in Grade 1 and above.',
      },
      { when: 'Within five days', what: 'Registration', text: 'Counted from the letter of acceptance.' },
    ],
    more: 'How admission works, step by step',
    notesLabel: 'Fees',
    notes: [
      {
        title: 'Tuition',
        text: [
          'Ten monthly instalments, from August through May. Whoever pays it all before the end of September pays 5% less.',
          'A request because of financial difficulty is made in writing, before October 31.',
        ],
      },
      {
        title: 'Fees',
        text: [
          'Admission and application fees are non-refundable. The registration fee is deducted from the final tuition instalment.',
        ],
      },
    ],
  },
  divisions: {
    title: 'Five divisions',
    notesLabel: 'The school day',
    notes: [
      {
        title: 'The day',
        text: [
          'Eight sessions and two recesses from Grade 1 to Grade 9, and every day an advisory session of 15 minutes.',
          'The STEAM programme runs from Grade 3 to Grade 8.',
        ],
      },
      {
        title: 'Where it leads',
        text: ['The Intermediate years end with the Brevet. Secondary learners follow a credit course system.'],
      },
    ],
  },
};
