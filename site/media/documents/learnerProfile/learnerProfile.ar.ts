import { documentWords } from '../documentWords.ar.ts';
import type { SchoolDocument } from '../SchoolDocument.ts';
import { atHome } from './atHome.ar.tsx';
import { eightWords } from './eightWords.ar.tsx';
import { noticed } from './noticed.ar.tsx';
import { ownPage } from './ownPage.ar.tsx';
import { portrait } from './portrait.ar.tsx';
import { practised } from './practised.ar.tsx';
import { throughTheYears } from './throughTheYears.ar.tsx';

/** The Learner Profile: eight words for what the school hopes to educate. */
export const learnerProfile: SchoolDocument = {
  file: 'learner-profile-ar',
  words: documentWords,
  title: 'ملامح المتعلّم',
  titleElsewhere: 'Learner Profile',
  subtitle: 'ثماني كلمات للإنسان الذي نرجو أن نراه خارجًا من بابنا، وكيف تنمو من قسم الروضة إلى القسم الثانوي.',
  cover: 'learner-profile',
  sections: [portrait, eightWords, throughTheYears, practised, noticed, atHome, ownPage],
};
