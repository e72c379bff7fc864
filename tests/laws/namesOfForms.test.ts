// A new form or question changes forms/ only: code in engine/ and site/ names no form. Comments may use a field as an
// example.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { announcements, fieldNames, formIds, formRoutes, messages, titles } from './formWords.ts';
import { project, scriptEndings, sourceFiles } from './sourceFiles.ts';
import { type SourceNode, sourceNodes } from './sourceNodes.ts';

const folders = ['engine', 'site'];
/** The record of all addresses that there ever were: nobody edits it for a form. */
const RECORD = 'site/addresses.json';

/** The strings, JSX texts and property names in a file's code. */
interface Names {
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

function namesInScript(file: string): Names {
  const nodes = sourceNodes(file);
  return {
    file,
    texts: nodes.map((node) => texts[node.type]?.(node)).filter((text) => typeof text === 'string'),
    properties: nodes.flatMap((node) => String((properties[node.type]?.(node) as SourceNode | undefined)?.name ?? [])),
  };
}

/** Texts between quotation marks, for files that are not scripts. */
function namesInText(file: string): Names {
  const content = readFileSync(path.join(project, file), 'utf8');
  return { file, texts: [...content.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b ?? ''), properties: [] };
}

const named = [
  ...sourceFiles(folders, scriptEndings).map(namesInScript),
  ...sourceFiles(folders, ['.css', '.html', '.json'])
    .filter((file) => file !== RECORD)
    .map(namesInText),
];

/** The names that `forbidden` selects, as `file: name`. */
const places = (forbidden: (one: Names) => readonly string[]) =>
  named.flatMap((one) => forbidden(one).map((what) => `${one.file}: ${what}`));

describe('engine and site do not contain', () => {
  it('(the search has forms, fields and texts to look for)', () => {
    expect(formIds.length).toBeGreaterThan(0);
    expect(fieldNames.size).toBeGreaterThan(10);
    expect(titles.size).toBeGreaterThan(10);
    expect(messages.length).toBeGreaterThan(10);
    expect(named.length).toBeGreaterThan(0);
  });

  it('the id of a form', () => {
    const isId = (part: string) => formIds.includes(part);
    expect(places((one) => one.texts.filter((text) => text.split(/[/:?#]/).some(isId)))).toEqual([]);
  });

  it('the route or an alias of a form', () => {
    expect(places((one) => one.texts.filter((text) => formRoutes.includes(text)))).toEqual([]);
  });

  it('the name of a field', () => {
    const words = (one: Names) => [...one.texts.flatMap((text) => text.split(/\W+/)), ...one.properties];
    expect(places((one) => words(one).filter((word) => fieldNames.has(word)))).toEqual([]);
  });

  it('a message that names a question', () => {
    const all = messages;
    expect(places((one) => one.texts.flatMap((text) => all.filter((message) => text.includes(message))))).toEqual([]);
  });

  it('an alert, a confirmation or the name of a saved file', () => {
    expect(announcements).toContain('financial_aid_form_data.json');
    expect(places((one) => one.texts.flatMap((text) => announcements.filter((words) => text.includes(words))))).toEqual(
      [],
    );
  });

  it('the title of a question, in engine/ only: a page may have the same heading', () => {
    const inEngine = (one: Names) => (one.file.startsWith('engine/') ? one.texts : []);
    const all = [...titles];
    expect(places((one) => inEngine(one).filter((text) => all.some((title) => text.includes(title))))).toEqual([]);
  });
});
