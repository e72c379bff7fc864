import { describe, expect, it } from 'vitest';
import { divisionFacts as factsInArabic } from '../../site/pages/divisions/divisionFacts.ar.ts';
import { divisionFacts } from '../../site/pages/divisions/divisionFacts.ts';
import { divisions as divisionsInArabic } from '../../site/pages/divisions/divisions.ar.ts';
import { divisions } from '../../site/pages/divisions/divisions.ts';
import { figures as figuresInArabic } from '../../site/pages/home/figures.ar.ts';
import { figures } from '../../site/pages/home/figures.ts';
import { home as homeInArabic } from '../../site/pages/home/home.ar.ts';
import { home } from '../../site/pages/home/home.ts';
import { services as servicesInArabic } from '../../site/pages/services/services.ar.ts';
import { services } from '../../site/pages/services/services.ts';

/** The numbers in a text, in Western or Arabic-Indic digits. */
function numbersIn(text: string): readonly number[] {
  const western = text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  return [...western.replaceAll(/(?<=\d),(?=\d)/g, '').matchAll(/\d+/g)].map(Number);
}

describe('lists have the same entries in English and Arabic', () => {
  it('divisions and their ages', () => {
    const facts = ({ path, ages = '' }: { path: string; ages?: string }) => [path, numbersIn(ages)];
    expect(divisionsInArabic.map(facts)).toEqual(divisions.map(facts));
  });

  it('the number of facts of each division', () => {
    const counts = (all: typeof divisionFacts) =>
      Object.fromEntries(Object.entries(all).map(([path, facts]) => [path, facts.length]));
    expect(counts(factsInArabic)).toEqual(counts(divisionFacts));
    expect(Object.keys(divisionFacts)).toEqual(divisions.map(({ path }) => path));
  });

  it('services', () => {
    expect(servicesInArabic.pages.map(({ path }) => path)).toEqual(services.pages.map(({ path }) => path));
  });

  it('figures, except the grades, which are words in Arabic', () => {
    const numbers = (all: typeof figures) => all.slice(0, 3).flatMap(({ value }) => numbersIn(value));
    expect(numbers(figuresInArabic)).toEqual(numbers(figures));
    expect(figuresInArabic).toHaveLength(figures.length);
  });

  it('the admission calendar and the fees', () => {
    const shape = ({ calendar }: typeof home) => [
      calendar.dates.length,
      calendar.notes.map(({ text = [] }) => text.map(numbersIn)),
    ];
    expect(shape(homeInArabic)).toEqual(shape(home));
  });
});
