import { Points } from '../parts/Points.tsx';
import type { ProseSection } from '../parts/prose.ts';

/** Section: entrance exams from Grade 1 on. */
export const entranceExams: ProseSection = {
  title: 'Entrance Exam Process',
  text: [
    'Whoever applies for Grade 1 or above sits entrance exams. They are held three times a year: in September, in April and in July.',
    'Please send the Admission Form first, and have your reference number with you when you ask the Admission Office for the next exam day.',
    'You have our decision within five business days after the exams. If your child is accepted, the letter of acceptance opens the way to registration.',
  ],
  notes: [
    { title: 'Exam months', body: <Points points={['September', 'April', 'July']} /> },
    { title: 'Our decision', text: ['Within five business days after the entrance exams.'] },
  ],
};
