// What a parent would find different between two versions of a form. Both are flattened into parts with aspects, and each
// aspect that is not the same is told in one sentence: words in every language in which they differ, everything else once.
// A version that has no words of a language yet shows those of the definition; that is told once and not text by text.
import { type Language, languages, SOURCE } from '../../core/index.ts';
import type { Aspect, Change, ChangedText, Part, Version } from './change.ts';
import { partsOf } from './partsOf.ts';
import { sentence } from './sentences.ts';

type Parts = Readonly<Record<Language, ReadonlyMap<string, Part>>>;

/** Changes in the order of the later version; what is gone comes last. */
export function changesBetween(before: Version, after: Version): readonly Change[] {
  const [was, is] = [before, after].map(inLanguages) as [Parts, Parts];
  const spoken = languages.filter((language) => isSpoken(was, language) && isSpoken(is, language));
  const learnt = languages.flatMap((language) => learntIn(language, was, is));
  const present = [...is[SOURCE].keys()].flatMap((name) =>
    was[SOURCE].has(name) ? changesOf(name, was, is, spoken) : whole(name, is, 'after'),
  );
  const gone = [...was[SOURCE].keys()].filter((name) => !is[SOURCE].has(name));
  const all = [...learnt, ...present, ...gone.flatMap((name) => whole(name, was, 'before'))];
  // One message may stand for two mistakes.
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()];
}

function isSpoken(parts: Parts, language: Language): boolean {
  if (language === SOURCE) return true;
  const titleOf = (part: Part | undefined) => (part?.aspects.get('title') ?? part?.aspects.get('label'))?.is;
  return [...parts[SOURCE]].some(([name, part]) => titleOf(part) !== titleOf(parts[language].get(name)));
}

function learntIn(language: Language, was: Parts, is: Parts): Change[] {
  const [before, after] = [isSpoken(was, language), isSpoken(is, language)];
  if (before === after) return [];
  const { where = '' } = is[SOURCE].get('form') ?? {};
  return [
    { where, what: `The form can ${after ? 'now' : 'no longer'} be read in this language: ${language}.`, texts: [] },
  ];
}

function inLanguages(version: Version): Parts {
  return Object.fromEntries(languages.map((language) => [language, partsOf(version[language], language)])) as Parts;
}

/** A part that is new, or gone. */
function whole(name: string, parts: Parts, side: 'before' | 'after'): Change[] {
  const { where, aspects } = parts[SOURCE].get(name) ?? NOTHING;
  const what = name.startsWith('step ') ? 'step' : 'question';
  const key = what === 'step' ? 'label' : 'title';
  const texts = languages.map((language) => ({ language, [side]: parts[language].get(name)?.aspects.get(key)?.is }));
  if (side === 'before') return [{ where, what: `This ${what} is gone.`, texts }];
  const asked = aspects.get('asked')?.told;
  const must = aspects.has('required') ? 'has to be answered' : 'may be left out';
  const told = what === 'step' ? '' : ` It is asked ${asked || 'always'} and ${must}.`;
  return [{ where, what: `This ${what} is new.${told}`, texts }];
}

function changesOf(name: string, was: Parts, is: Parts, spoken: readonly Language[]): Change[] {
  const { where } = is[SOURCE].get(name) ?? NOTHING;
  const of = (parts: Parts, language: Language) => parts[language].get(name)?.aspects ?? NOTHING.aspects;
  const [old, now] = [of(was, SOURCE), of(is, SOURCE)];
  const changed = [...new Set([...now.keys(), ...old.keys()])].flatMap((aspect): Change[] => {
    if (aspect === 'order') return isReordered(old.get(aspect), now.get(aspect)) ? [told(aspect)] : [];
    const texts = spoken.flatMap((language) => textOf(aspect, language));
    const isWords = (now.get(aspect) ?? old.get(aspect))?.told === undefined;
    if (isWords) return texts.length > 0 ? [{ ...told(aspect), texts }] : [];
    return old.get(aspect)?.is === now.get(aspect)?.is ? [] : [told(aspect)];
  });
  const options = (aspects: ReadonlyMap<string, Aspect>) =>
    [...aspects.keys()].filter((key) => key.startsWith('option '));
  const moved = isMoved(options(old), options(now)) ? [told('options')] : [];
  return [...changed, ...moved];

  function told(aspect: string): Change {
    return { where, what: sentence(aspect, old.get(aspect), now.get(aspect)), texts: [] };
  }

  function textOf(aspect: string, language: Language): ChangedText[] {
    const [before, after] = [of(was, language).get(aspect)?.is, of(is, language).get(aspect)?.is];
    return before === after ? [] : [{ language, before, after }];
  }
}

const NOTHING: Part = { where: '', aspects: new Map() };

function isReordered(before: Aspect | undefined, after: Aspect | undefined): boolean {
  return isMoved(JSON.parse(before?.is ?? '[]'), JSON.parse(after?.is ?? '[]'));
}

/** True where what is in both stands in another order; what came or went moves nothing. */
function isMoved(before: readonly string[], after: readonly string[]): boolean {
  const common = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => others.includes(one)).join('\n');
  return common(before, after) !== common(after, before);
}
