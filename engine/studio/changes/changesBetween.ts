// What a parent would find different between two versions of a form. Both are flattened into parts with aspects, and each
// aspect that differs gives one sentence: texts with all languages in which they differ, everything else once. A version
// without a translation has the source language's texts; a translation that is new or gone is therefore one change.
import { byLanguage, type Language, languages, SOURCE } from '../../core/index.ts';
import type { Aspect, Change, ChangedText, Part, Version } from './change.ts';
import { partsOf } from './partsOf.ts';
import { isStep, renamedParts } from './renamedParts.ts';
import { sentence } from './sentences.ts';

type Parts = Readonly<Record<Language, ReadonlyMap<string, Part>>>;

/** Changes in the order of the later version; removed parts come last. */
export function changesBetween(before: Version, after: Version): readonly Change[] {
  const is = inLanguages(after);
  const was = byNameIn(is, inLanguages(before));
  const compared = languages.filter((language) => isTranslated(was, language) && isTranslated(is, language));
  const translations = languages.flatMap((language) => translationChange(language, was, is));
  const present = [...is[SOURCE].keys()].flatMap((name) =>
    was[SOURCE].has(name) ? changesOf(name, was, is, compared) : added(name, is),
  );
  const removals = [...was[SOURCE].keys()].filter((name) => !is[SOURCE].has(name)).map((name) => removed(name, was));
  const all = [...translations, ...present, ...removals];
  // Two keywords may have the same message, and then give the same change.
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()];
}

/** The earlier parts by the names that they have later. */
function byNameIn(is: Parts, was: Parts): Parts {
  const renamed = renamedParts(was[SOURCE], is[SOURCE]);
  return byLanguage((language) => new Map([...was[language]].map(([name, part]) => [renamed.get(name) ?? name, part])));
}

/** True if any title or label differs from the source language's. */
function isTranslated(parts: Parts, language: Language): boolean {
  if (language === SOURCE) return true;
  const titleOf = (part: Part | undefined) => (part?.aspects.get('title') ?? part?.aspects.get('label'))?.value;
  return [...parts[SOURCE]].some(([name, part]) => titleOf(part) !== titleOf(parts[language].get(name)));
}

function translationChange(language: Language, was: Parts, is: Parts): Change[] {
  const [before, after] = [isTranslated(was, language), isTranslated(is, language)];
  if (before === after) return [];
  const { where = '' } = is[SOURCE].get('form') ?? {};
  return [
    { where, what: `The form can ${after ? 'now' : 'no longer'} be read in this language: ${language}.`, texts: [] },
  ];
}

function inLanguages(version: Version): Parts {
  return byLanguage((language) => partsOf(version[language], language));
}

function added(name: string, parts: Parts): Change {
  const { where, aspects } = parts[SOURCE].get(name) ?? NOTHING;
  const texts = titlesOf(name, parts).map(({ language, title }) => ({ language, after: title }));
  if (isStep(name)) return { where, what: 'This step is new.', texts };
  const asked = aspects.get('asked')?.inWords || 'always';
  const required = aspects.has('required') ? 'required' : 'optional';
  return { where, what: `This question is new. It is asked ${asked} and is ${required}.`, texts };
}

function removed(name: string, parts: Parts): Change {
  const { where } = parts[SOURCE].get(name) ?? NOTHING;
  const texts = titlesOf(name, parts).map(({ language, title }) => ({ language, before: title }));
  return { where, what: `This ${isStep(name) ? 'step' : 'question'} was removed.`, texts };
}

function titlesOf(name: string, parts: Parts) {
  const aspect = isStep(name) ? 'label' : 'title';
  return languages.map((language) => ({ language, title: parts[language].get(name)?.aspects.get(aspect)?.value }));
}

/** The changes of a part that both versions have; its texts are compared in the languages `compared`. */
function changesOf(name: string, was: Parts, is: Parts, compared: readonly Language[]): Change[] {
  const { where } = is[SOURCE].get(name) ?? NOTHING;
  const of = (parts: Parts, language: Language) => parts[language].get(name)?.aspects ?? NOTHING.aspects;
  const [old, now] = [of(was, SOURCE), of(is, SOURCE)];
  const changed = [...new Set([...now.keys(), ...old.keys()])].flatMap((aspect): Change[] => {
    const [earlier, later] = [old.get(aspect), now.get(aspect)];
    if (aspect === 'order' || aspect === 'steps') return isReordered(earlier, later) ? [changeOf(aspect)] : [];
    const isText = (later ?? earlier)?.inWords === undefined;
    // Conditions that are written differently but told by the same sentence are the same to parents.
    const isSame = earlier?.value === later?.value || (earlier && later && earlier.inWords === later.inWords);
    if (!isText) return isSame ? [] : [changeOf(aspect)];
    const texts = compared.flatMap((language) => changedText(aspect, language));
    return texts.length > 0 ? [{ ...changeOf(aspect), texts }] : [];
  });
  const options = (aspects: ReadonlyMap<string, Aspect>) =>
    [...aspects.keys()].filter((key) => key.startsWith('option '));
  const reordered = hasOtherOrder(options(old), options(now)) ? [changeOf('options')] : [];
  return [...changed, ...reordered];

  function changeOf(aspect: string): Change {
    return { where, what: sentence(aspect, old.get(aspect), now.get(aspect)), texts: [] };
  }

  function changedText(aspect: string, language: Language): ChangedText[] {
    const [before, after] = [of(was, language).get(aspect)?.value, of(is, language).get(aspect)?.value];
    return before === after ? [] : [{ language, before, after }];
  }
}

const NOTHING: Part = { where: '', aspects: new Map() };

/** The aspect `order` is a JSON list of names. */
function isReordered(before: Aspect | undefined, after: Aspect | undefined): boolean {
  return hasOtherOrder(JSON.parse(before?.value ?? '[]'), JSON.parse(after?.value ?? '[]'));
}

/** True if the elements of both lists are in another order; added and removed ones do not count. */
function hasOtherOrder(before: readonly string[], after: readonly string[]): boolean {
  const common = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => others.includes(one)).join('\n');
  return common(before, after) !== common(after, before);
}
