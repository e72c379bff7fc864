import type { DocumentSection } from '../SchoolDocument.ts';
import { Words } from './Words.tsx';

const words = [
  {
    word: 'Rooted',
    text: 'Knows where he or she comes from: family, faith, language, this city and this sea. Can honour other people’s roots, being sure of his or her own.',
    seen: 'Tells a grandparent’s story; asks what a feast means; greets in Arabic as gladly as in any other language.',
  },
  {
    word: 'Attentive',
    text: 'Looks, listens and reads closely before answering. Can be still. Notices who is missing.',
    seen: 'Repeats fairly what somebody else has said; finds the detail in a picture, a text, a set of numbers.',
  },
  {
    word: 'Curious',
    text: 'Asks the next question, even when it is not in the exam. Is glad to find out that things are not as they seemed.',
    seen: 'Takes things apart and, mostly, puts them together again; follows a question through three subjects.',
  },
  {
    word: 'Truthful',
    text: 'Says what is so, and what he or she does not know. Names sources. Admits a mistake before being asked.',
    seen: 'Shows the failed experiment as well; writes “I was wrong about this” in the margin.',
  },
  {
    word: 'Able',
    text: 'Has learned to use many things: speech and writing in several languages, numbers, evidence, tools and instruments, code, song.',
    seen: 'Builds, calculates, translates, plays, argues, and chooses the right one of these for the task.',
  },
  {
    word: 'Steady',
    text: 'Keeps going when it becomes hard, and knows how to rest. Can wait, begin again and ask for help.',
    seen: 'Hands in the second draft; comes back to the problem the next day; says “I need a break”.',
  },
  {
    word: 'Generous',
    text: 'Shares what he or she was given: knowledge, time, place, joy. Protects those who are weaker, without looking for praise.',
    seen: 'Explains without giving the answer away; makes room at the table; takes the work nobody wanted.',
  },
  {
    word: 'Free',
    text: 'Listens to his or her own conscience, takes responsibility for what follows, and can stand alone when that is right.',
    seen: 'Disagrees with respect; does not forward what hurts; chooses a course for a reason.',
  },
];

export const eightWords: DocumentSection = {
  id: 'eight-words',
  title: 'Eight words',
  body: <Words seen="What you may see." words={words} />,
};
