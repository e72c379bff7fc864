import type { Division } from './division.ts';

/** The five divisions, the youngest first: for tables, and for the links between their pages. */
export const divisions: readonly Division[] = [
  {
    name: 'Preschool',
    path: '/Preschool',
    years: 'KG 1 to KG 3',
    ages: '3 to 5',
  },
  {
    name: 'Lower Elementary',
    path: '/LowerElementary',
    years: 'Grades 1 to 3',
    ages: '6 to 8',
  },
  {
    name: 'Upper Elementary',
    path: '/UpperElementary',
    years: 'Grades 4 to 6',
    ages: '9 to 11',
  },
  {
    name: 'Intermediate',
    path: '/Intermediate',
    years: 'Grades 7 to 9',
    ages: '12 to 15',
  },
  {
    name: 'Secondary',
    path: '/Secondary',
    years: 'Sophomore, Junior and Senior years',
  },
];
