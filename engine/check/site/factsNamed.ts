// A fact of the site is named where a text says it: written out again, it would stay behind when it changes. What is looked for
// stands in `factWordings.ts`; what may be something else counts only where it stands in every language of a text. The command
// tells it, and the build does not stop: what visitors read is right until the fact changes. `factExceptions.json` names texts that mean
// something else.
import path from 'node:path';
import { DefinitionError, type Facts, type Finding, factsFileOf, readFacts } from '../../compile/index.ts';
import { type Language, languages, SOURCE } from '../../core/index.ts';
import { exceptionsNeeded, type FactException, readFactExceptions } from './factExceptions.ts';
import { latinDigits, unitsIn, type Wording, wordingsOf } from './factWordings.ts';
import { type SiteText, siteTexts, type Words } from './siteTexts.ts';

/** The facts that are written out in the forms of a folder and in the site beside it, or only in the folder of the form `only`. */
export function checkFactsNamed(formsFolder: string, only?: string): readonly DefinitionError[] {
  const { written, others } = searchFacts(formsFolder, only);
  return [...written.map(({ error }) => error), ...others];
}

/** A text that writes a fact out. */
export interface WrittenFact {
  /** Its finding. */
  readonly error: DefinitionError;
  /** The name of the fact. */
  readonly fact: string;
  /** The whole text. */
  readonly text: string;
}

/** What {@link checkFactsNamed} finds, apart from what is wrong with exceptions. */
export function factsWrittenOut(formsFolder: string, only?: string): readonly WrittenFact[] {
  return searchFacts(formsFolder, only).written;
}

interface Found {
  readonly written: readonly WrittenFact[];
  /** About exceptions. */
  readonly others: readonly DefinitionError[];
}

function searchFacts(formsFolder: string, only: string | undefined): Found {
  const file = factsFileOf(formsFolder);
  try {
    const { facts } = readFacts(file);
    const { exceptions, findings } = readFactExceptions(path.dirname(file));
    const texts = siteTexts(formsFolder, path.dirname(file));
    const used = new Set<FactException>();
    const own = path.join(formsFolder, only ?? '');
    const isAsked = (words: Words) => only === undefined || path.dirname(words.file) === own;
    const written = [...factsNamed({ facts, texts, exceptions, used }, isAsked)];
    // The texts of one form do not tell whether another needs an exception.
    const unneeded = only === undefined ? [...exceptionsNeeded(exceptions, used, facts)] : [];
    return {
      written,
      others: [...findings, ...unneeded.map((finding) => new DefinitionError('exceptionsNeeded', finding))],
    };
  } catch (error) {
    // `checkFacts` reports a file that is no JSON.
    if (error instanceof DefinitionError) return { written: [], others: [] };
    throw error;
  }
}

interface Sought {
  readonly facts: Facts;
  readonly texts: readonly SiteText[];
  readonly exceptions: readonly FactException[];
  /** The exceptions that were needed so far. */
  readonly used: Set<FactException>;
}

function* factsNamed(
  { facts, texts, exceptions, used }: Sought,
  isAsked: (words: Words) => boolean,
): Generator<WrittenFact> {
  const wordings = new Map(
    languages.map((language) => {
      const inLanguage = texts.map(({ [language]: words }) => words?.text ?? '');
      return [language, wordingsOf(facts, language, unitsIn(inLanguage))];
    }),
  );
  const isIn = ({ text: sought }: FactException, text: SiteText) =>
    Object.values(text).some((words) => words.text.includes(sought));
  // A text that was reworded keeps its meaning: it is not mended while its exception is still to be corrected.
  const unsettled = new Set(exceptions.filter((one) => !texts.some((text) => isIn(one, text))).map(({ fact }) => fact));
  for (const text of texts) {
    if (!Object.values(text).some(isAsked)) continue;
    for (const { name, ...found } of inText(text, wordings)) {
      const excepted = exceptions.filter((one) => one.fact === name && isIn(one, text));
      for (const one of excepted) used.add(one);
      if (excepted.length > 0) continue;
      const one = finding({ ...found, canMend: found.canMend && !unsettled.has(name) });
      yield { error: new DefinitionError('factsNamed', one), fact: name, text: found.words.text };
    }
  }
}

type Wordings = ReadonlyMap<Language, readonly Wording[]>;

interface Said {
  readonly wording: Wording;
  readonly begin: number;
  readonly written: string;
}

/** A fact that a text writes out. */
interface Written {
  readonly name: string;
  readonly words: Words;
  readonly said: readonly Said[];
  /** True if every language says it where a placeholder can stand: translations have the same ones. */
  readonly canMend: boolean;
}

function* inText(text: SiteText, wordings: Wordings): Generator<Written> {
  const said = languages.flatMap((language) => {
    const words = text[language];
    return words ? [{ words, all: saidIn(words.text, text[SOURCE]?.text, wordings.get(language) ?? []) }] : [];
  });
  for (const { words, all } of said) {
    for (const name of new Set(all.map(({ wording }) => wording.name))) {
      const own = all.filter(({ wording }) => wording.name === name);
      const isCertain = own.some(({ wording }) => wording.isUnmistakable);
      const isEverywhere = said.every((other) => speaksOf(name, other.words.text, other.all));
      if (isCertain || (isEverywhere && (words.isJson() || own.some(({ written }) => /\s/.test(written)))))
        yield { name, words, said: own, canMend: isEverywhere && said.every((other) => other.words.isJson()) };
    }
  }
}

function speaksOf(name: string, text: string, said: readonly Said[]): boolean {
  return said.some(({ wording }) => wording.name === name) || new RegExp(`\\{\\{\\s*${name}\\b`).test(text);
}

/** The facts that the text writes out. Of two that overlap (an address and a place in it) only the longer counts. */
function saidIn(text: string, english: string | undefined, wordings: readonly Wording[]): readonly Said[] {
  const folded = latinDigits(text);
  const found: Said[] = [];
  for (const wording of wordings) {
    if (!folded.includes(wording.contains) || (english !== undefined && !wording.fits(english))) continue;
    for (const { index: begin, 0: match } of folded.matchAll(wording.pattern)) {
      const end = begin + match.length;
      const isFree = found.every((one) => end <= one.begin || begin >= one.begin + one.written.length);
      if (isFree) found.push({ wording, begin, written: text.slice(begin, end) });
    }
  }
  return found;
}

function finding({ words: { text, place, isJson }, said, canMend }: Omit<Written, 'name'>): Finding {
  const [first] = said;
  const placeholder = first?.wording.placeholder ?? '';
  const problem = `“${first?.written}” is the fact "${first?.wording.name}" of site/facts.json, written out.`;
  const otherwise = 'If something else is meant, say so in site/factExceptions.json.';
  if (!isJson()) {
    const repair = `Import it from 'virtual:facts', or move the text to a content file and write ${placeholder}. ${otherwise}`;
    return { place: place(), problem, repair };
  }
  let value = text;
  for (const { begin, written, wording } of said.toSorted((one, other) => other.begin - one.begin))
    value = value.slice(0, begin) + wording.placeholder + value.slice(begin + written.length);
  const repair = `Write ${placeholder}, so that it changes with the fact. ${otherwise}`;
  const { file, pointer } = place();
  return { place: place(), problem, repair, ...(canMend && { mend: [{ file, pointer, value }] }) };
}
