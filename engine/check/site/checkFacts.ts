// `facts.json` of the site: its shape, its languages, and that each fact is named somewhere and each name has a fact.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkJson,
  DefinitionError,
  type Facts,
  type Finding,
  factIn,
  factsFileOf,
  filesBelow,
  type JsonFile,
  readFacts,
  readJsonFile,
  recent,
  unknownFact,
  unsafeTexts,
} from '../../compile/index.ts';
import { formatPointer, isRecord, languages } from '../../core/index.ts';

/** In a text `{{name}}` or `{{name.form}}`; in a script `import { name } from 'virtual:facts'`, or `facts.name` with all of them imported. */
const IN_TEXT = /\{\{\s*(?<name>[A-Za-z]\w*)(?:\.(?<form>\w*))?\s*\}\}/g;
const IMPORT = /^import (?:\{(?<names>[^}]*)\}|\* as (?<all>\w+)) from 'virtual:facts(?:\/[a-z]+)?';$/gm;

interface Named {
  readonly name: string;
  readonly form?: string | undefined;
  readonly written: string;
  readonly file: string;
  readonly line: number;
}

interface SiteFacts {
  readonly facts: Facts;
  readonly json: JsonFile;
  /** What forms and site name. */
  readonly named: readonly Named[];
}

/** By the code of their findings. */
export const FACT_RULES: Readonly<Record<string, (site: SiteFacts) => Iterable<Finding>>> = {
  translated: inEveryLanguage,
  charactersSafe: ({ json }) => unsafeTexts(json),
  factsKnown: known,
  factsUsed: used,
};

/** The findings of the facts beside a folder of forms; none without a facts.json. */
export function checkFacts(formsFolder: string): readonly DefinitionError[] {
  const file = factsFileOf(formsFolder);
  try {
    const { facts, json } = readFacts(file);
    if (!json) return [];
    const schema = readJsonFile(path.join(path.dirname(file), 'facts.schema.json')).value as object;
    const { invalid, unknownKeys } = checkJson(schema, json.value, json.place);
    if (invalid.length > 0) return [...unknownKeys, ...invalid];
    const site = { facts, json, named: [...namedBelow(path.dirname(file)), ...namedBelow(formsFolder)] };
    const byRule = Object.entries(FACT_RULES).flatMap(([code, rule]) =>
      [...rule(site)].map((finding) => new DefinitionError(code, finding)),
    );
    return [...unknownKeys, ...byRule];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return [error];
  }
}

function* inEveryLanguage({ facts, json }: SiteFacts): Generator<Finding> {
  for (const [name, fact] of Object.entries(facts)) {
    for (const language of languages) {
      if (!isRecord(fact) || factIn(fact, language) !== undefined) continue;
      const problem = `The fact "${name}" is missing in the language "${language}".`;
      yield { place: json.place(formatPointer([name])), problem, repair: `Add "${language}": "...".` };
    }
  }
}

/** What forms name is reported by the rule of the same name, with their places. */
function* known({ facts, json, named }: SiteFacts): Generator<Finding> {
  const site = path.dirname(json.file);
  for (const { name, form, written, file, line } of named) {
    if (!file.startsWith(site + path.sep)) continue;
    const finding = unknownFact(facts, json.file, written, name, form);
    if (finding) yield { place: { file, pointer: '', line }, ...finding };
  }
}

function* used({ facts, json, named }: SiteFacts): Generator<Finding> {
  const names = new Set(named.map(({ name }) => name));
  for (const name of Object.keys(facts).filter((one) => !names.has(one))) {
    const problem = `No text names the fact "${name}".`;
    const repair = `Write {{${name}}} where a form or a page says it, or remove the fact.`;
    yield { place: json.place(formatPointer([name])), problem, repair };
  }
}

function namedBelow(folder: string): readonly Named[] {
  return filesBelow(folder)
    .filter(
      (name) =>
        /\.(?:json|tsx?|mjs)$/.test(name) && !/^(?:public\/|facts\.|factExceptions\.|[^/]+\.schema\.json$)/.test(name),
    )
    .flatMap((name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      return (name.endsWith('.json') ? inJson(text) : inScript(text)).map((named) => ({ ...named, file }));
    });
}

const inJson = recent((text) =>
  [...text.matchAll(IN_TEXT)].map((match) => {
    const { name = '', form } = match.groups ?? {};
    return { name, form, written: match[0], line: lineOf(text, match.index) };
  }),
);

const inScript = recent((text) =>
  [...text.matchAll(IMPORT)].flatMap(({ index, groups = {} }) => {
    const own = (groups.names ?? '').split(',').map((name) => name.trim().split(' as ')[0] ?? '');
    const all =
      groups.all === undefined ? [] : [...text.matchAll(new RegExp(`\\b${groups.all}\\.(?!json\\b)(\\w+)`, 'g'))];
    const names = [...own.filter((name) => name !== ''), ...all.map(([, name]) => name ?? '')];
    const line = lineOf(text, index);
    return names.map((written) => ({ name: written.replace(/(?<=[a-z])Number$/, ''), written, line }));
  }),
);

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
