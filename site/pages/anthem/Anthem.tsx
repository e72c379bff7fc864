import { content as aboutPages } from 'virtual:content/about/related';
import { kilobytes } from '../parts/kilobytes.ts';
import type { AnthemWords } from './anthemWords.ts';
import lyrics from './lyrics.json';
import { AnthemPage } from './parts/AnthemPage.tsx';

const { en, ar } = lyrics.title;

const words: AnthemWords = {
  title: 'Anthem',
  description: `The school’s anthem, “${en}”: a recording to listen to, the score, and the words in English and Arabic.`,
  eyebrow: 'About',
  lead: (
    <>
      “{en}”,{' '}
      <span lang="ar" dir="rtl">
        {ar}
      </span>
      : two stanzas and a refrain, to hear, to play and to sing.
    </>
  ),
  listen: {
    title: 'Listen',
    recording: 'The school’s anthem',
    download: 'Download the recording',
    file: (bytes) => `(MP3, ${kilobytes(bytes)})`,
    notesLabel: 'About the recording',
    notes: [
      {
        title: 'Four voices and an organ',
        text: [
          'Both stanzas are sung, each with the refrain. The words stand below the score, in English and in Arabic.',
        ],
      },
    ],
  },
  score: {
    title: 'The score',
    alt: `The score of “${en}” for four voices, in D major, with the English words.`,
    caption: 'Eight bars of stanza and four of refrain, for soprano, alto, tenor and bass.',
    download: 'Download the score',
  },
  lyrics: { title: 'The words', stanza: (number) => `Stanza ${number}`, refrain: 'Refrain' },
  related: aboutPages,
};

/** The school's anthem. */
export function Anthem() {
  return <AnthemPage words={words} />;
}
