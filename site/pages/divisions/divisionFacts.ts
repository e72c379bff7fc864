import type { Fact } from './division.ts';

const day: Fact = { label: 'The day', value: '8 sessions and 2 recesses' };
const advisory: Fact = { label: 'Advisory session', value: '15 minutes, every day' };
const steam = (value: string): Fact => ({ label: 'STEAM programme', value });
const entrance: Fact = { label: 'Entrance exams', value: 'in September, April and July' };

/** Facts of each division besides its years and ages, by the path of its page. */
export const divisionFacts: Readonly<Record<string, readonly Fact[]>> = {
  '/Preschool': [
    advisory,
    {
      label: 'Readiness assessment',
      value: 'in groups of four children, about 30 minutes, five areas of development',
    },
  ],
  '/LowerElementary': [day, advisory, steam('begins in Grade 3'), entrance],
  '/UpperElementary': [day, advisory, steam('in all three grades'), entrance],
  '/Intermediate': [
    day,
    advisory,
    steam('in Grades 7 and 8'),
    { label: 'At the end', value: 'the Brevet exams' },
    entrance,
  ],
  '/Secondary': [
    { label: 'Grades', value: '10, 11 and 12' },
    { label: 'Courses', value: 'a credit course system' },
    advisory,
    entrance,
  ],
};
