// The facts of the five divisions, each said once: for the tables of the divisions' pages and for the way from one to
// the next, the youngest first.

import type { Division, Fact } from './division.ts';

const day: Fact = { label: 'The day', value: '8 sessions and 2 recesses' };
const advisory: Fact = { label: 'Advisory session', value: '15 minutes, every day' };
const steam = (value: string): Fact => ({ label: 'STEAM programme', value });
const entrance: Fact = { label: 'Entrance exams', value: 'in September, April and July' };

export const divisions: readonly Division[] = [
  {
    name: 'Preschool',
    path: '/Preschool',
    years: 'KG 1 to KG 3',
    ages: '3 to 5',
    facts: [
      advisory,
      {
        label: 'Readiness assessment',
        value: 'in groups of four children, about 30 minutes, five areas of development',
      },
    ],
  },
  {
    name: 'Lower Elementary',
    path: '/LowerElementary',
    years: 'Grades 1 to 3',
    ages: '6 to 8',
    facts: [day, advisory, steam('begins in Grade 3'), entrance],
  },
  {
    name: 'Upper Elementary',
    path: '/UpperElementary',
    years: 'Grades 4 to 6',
    ages: '9 to 11',
    facts: [day, advisory, steam('in all three grades'), entrance],
  },
  {
    name: 'Intermediate',
    path: '/Intermediate',
    years: 'Grades 7 to 9',
    ages: '12 to 15',
    facts: [day, advisory, steam('in Grades 7 and 8'), { label: 'At the end', value: 'the Brevet exams' }, entrance],
  },
  {
    name: 'Secondary',
    path: '/Secondary',
    years: 'Sophomore, Junior and Senior years',
    facts: [
      { label: 'Grades', value: '10, 11 and 12' },
      { label: 'Courses', value: 'a credit course system' },
      advisory,
      entrance,
    ],
  },
];
