// A new form, or a new question, touches forms/ only: engine and site know no form by name. Comments may take a field
// as an example; code may not.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { announcements, fieldNames, formIds, formRoutes, messages, titles } from './formWords.ts';
import { project, scriptEndings, sourceFiles } from './sourceFiles.ts';
import { type SourceNode, sourceNodes } from './sourceNodes.ts';

const folders = ['engine', 'site'];

/** What the code of a script says: the strings and text in it, and the names of properties. */
interface Said {
  readonly file: string;
  readonly texts: readonly string[];
  readonly properties: readonly string[];
}

const texts: Readonly<Record<string, (node: SourceNode) => unknown>> = {
  Literal: ({ value }) => value,
  TemplateElement: ({ value }) => (value as { cooked: string }).cooked,
  JSXText: ({ value }) => String(value).replaceAll(/\s+/g, ' ').trim(),
};

const properties: Readonly<Record<string, (node: SourceNode) => unknown>> = {
  MemberExpression: ({ property }) => property,
  Property: ({ key }) => key,
  PropertyDefinition: ({ key }) => key,
  TSPropertySignature: ({ key }) => key,
  JSXAttribute: ({ name }) => name,
};

function script(file: string): Said {
  const nodes = sourceNodes(file);
  return {
    file,
    texts: nodes.map((node) => texts[node.type]?.(node)).filter((text) => typeof text === 'string'),
    properties: nodes.flatMap((node) => String((properties[node.type]?.(node) as SourceNode | undefined)?.name ?? [])),
  };
}

/** Of other files, whatever stands between quotation marks. */
function plain(file: string): Said {
  const content = readFileSync(path.join(project, file), 'utf8');
  return { file, texts: [...content.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b ?? ''), properties: [] };
}

const said = [
  ...sourceFiles(folders, scriptEndings).map(script),
  ...sourceFiles(folders, ['.css', '.html', '.json']).map(plain),
];

/** Where something is said that `forbidden` picks out, as `file: what`. */
const places = (forbidden: (one: Said) => readonly string[]) =>
  said.flatMap((one) => forbidden(one).map((what) => `${one.file}: ${what}`));

describe('engine and site know no form', () => {
  it('finds forms, fields and words to look for', () => {
    expect(formIds.length).toBeGreaterThan(0);
    expect(fieldNames.size).toBeGreaterThan(10);
    expect(titles.size).toBeGreaterThan(10);
    expect(messages().length).toBeGreaterThan(10);
    expect(said.length).toBeGreaterThan(0);
  });

  it('not by its id', () => {
    const isId = (part: string) => formIds.includes(part);
    expect(places((one) => one.texts.filter((text) => text.split(/[/:?#]/).some(isId)))).toEqual([]);
  });

  it('not by its address', () => {
    expect(places((one) => one.texts.filter((text) => formRoutes.includes(text)))).toEqual([]);
  });

  it('not by the names of its fields', () => {
    const words = (one: Said) => [...one.texts.flatMap((text) => text.split(/\W+/)), ...one.properties];
    expect(places((one) => words(one).filter((word) => fieldNames.has(word)))).toEqual([]);
  });

  it('not by the words of its questions', () => {
    const spoken = messages();
    expect(places((one) => one.texts.flatMap((text) => spoken.filter((words) => text.includes(words))))).toEqual([]);
  });

  it('not by its alerts, its confirmation and the file that it saves', () => {
    expect(announcements).toContain('financial_aid_form_data.json');
    expect(places((one) => one.texts.flatMap((text) => announcements.filter((words) => text.includes(words))))).toEqual(
      [],
    );
  });

  it('the engine not by the names of its questions, which a page may well have for a heading', () => {
    const inEngine = (one: Said) => (one.file.startsWith('engine/') ? one.texts : []);
    const spoken = [...titles];
    expect(places((one) => inEngine(one).filter((text) => spoken.some((title) => text.includes(title))))).toEqual([]);
  });
});
