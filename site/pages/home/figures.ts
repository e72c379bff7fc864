import { school } from '../../school.ts';
import type { Figure } from './homeWords.ts';

/** The school in four figures. */
export const figures: readonly Figure[] = [
  { value: String(school.founded), label: 'the year we were founded' },
  { value: '1,625', label: 'learners, about' },
  { value: '250', label: 'teachers and staff, about' },
  { value: 'K–12', label: 'one school, five divisions' },
];
