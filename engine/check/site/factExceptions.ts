// `factExceptions.json` of the site: texts in which the value of a fact stands by coincidence, each with a reason.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../../compile/index.ts';
import { checkJson, DefinitionError, didYouMean, type Facts, type Finding, readJsonFile } from '../../compile/index.ts';

/** A text in which the value of a fact stands but means something else. */
export interface FactException {
  /** The name of the fact. */
  readonly fact: string;
  /** Words of the text, in one of its languages. */
  readonly text: string;
  readonly place: Place;
}

/** The file of the exceptions of a site, which need not be there. */
export function factExceptionsOf(site: string): string {
  return path.join(site, 'factExceptions.json');
}

/** Reads the file. Without a file there are no exceptions; with an invalid one, findings instead of exceptions. */
export function readFactExceptions(site: string): {
  readonly exceptions: readonly FactException[];
  readonly findings: readonly DefinitionError[];
} {
  const file = factExceptionsOf(site);
  if (!existsSync(file)) return { exceptions: [], findings: [] };
  try {
    const json = readJsonFile(file);
    const schema = readJsonFile(path.join(site, 'factExceptions.schema.json')).value as object;
    const { invalid, unknownKeys } = checkJson(schema, json.value, json.place);
    const findings = [...unknownKeys, ...invalid];
    if (invalid.length > 0) return { exceptions: [], findings };
    // Checked above.
    const { exceptions } = json.value as { readonly exceptions: readonly Omit<FactException, 'place'>[] };
    return { exceptions: exceptions.map((one, i) => ({ ...one, place: json.place(`/exceptions/${i}`) })), findings };
  } catch (error) {
    if (error instanceof DefinitionError) return { exceptions: [], findings: [error] };
    throw error;
  }
}

/** A finding for each exception that no text needs. `used`: those that kept `factsNamed` from reporting a text. */
export function* exceptionsNeeded(
  exceptions: readonly FactException[],
  used: ReadonlySet<FactException>,
  facts: Facts,
): Generator<Finding> {
  for (const one of exceptions.filter((each) => !used.has(each))) {
    const isKnown = Object.hasOwn(facts, one.fact);
    const problem = isKnown
      ? `No text with “${one.text}” writes out the fact "${one.fact}".`
      : `site/facts.json has no fact "${one.fact}".`;
    const near = isKnown ? '' : didYouMean(one.fact, Object.keys(facts));
    yield { place: one.place, problem, repair: `Remove the exception, or correct its "fact" and "text".${near}` };
  }
}
