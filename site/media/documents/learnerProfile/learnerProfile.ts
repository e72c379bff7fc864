import { documentWords } from '../documentWords.ts';
import type { SchoolDocument } from '../SchoolDocument.ts';
import { atHome } from './atHome.tsx';
import { eightWords } from './eightWords.tsx';
import { noticed } from './noticed.tsx';
import { ownPage } from './ownPage.tsx';
import { portrait } from './portrait.tsx';
import { practised } from './practised.tsx';
import { throughTheYears } from './throughTheYears.tsx';

/** The Learner Profile: eight words for what the school hopes to educate. */
export const learnerProfile: SchoolDocument = {
  file: 'learner-profile',
  words: documentWords,
  title: 'Learner Profile',
  titleElsewhere: 'ملامح المتعلّم',
  subtitle:
    'Eight words for the person we hope to see go out of the door, and how they may grow from Preschool to Secondary.',
  cover: 'learner-profile',
  sections: [portrait, eightWords, throughTheYears, practised, noticed, atHome, ownPage],
};
