// A language is its own folders and files. What other files know of single languages is listed here, so that a new table of
// languages anywhere else fails until it has moved into the languages' folders.
import { describe, expect, it } from 'vitest';
import { languages, SOURCE } from '../../engine/core/locale/language.ts';
import { importsOf } from './importsOf.ts';
import { scriptEndings, sourceFiles } from './sourceFiles.ts';
import { type SourceNode, sourceNodes } from './sourceNodes.ts';

/** The scripts to which a new language is added. */
const tables = ['engine/core/locale/language.ts', 'engine/languages/engineTexts.ts'];
/** A language need not have the printed documents. */
const listOfDocuments = 'site/media/documents/documents.ts';

const others = languages.filter((language) => language !== SOURCE);
const isOf = (file: string, language: string) =>
  new RegExp(`(?:/(?:languages|words)/${language}/|/notation/${language}\\.ts$|\\.${language}\\.tsx?$)`).test(file);
const shared = sourceFiles(['engine', 'site'], scriptEndings).filter(
  (file) => !tables.includes(file) && !languages.some((language) => isOf(file, language)),
);

const keysOf = ({ properties }: SourceNode): readonly unknown[] =>
  (properties as readonly { key?: { name?: string; value?: unknown } }[]).map(({ key }) => key?.name ?? key?.value);

describe('outside of the languages’ own folders and files', () => {
  it('no object has entries for several languages', () => {
    const isTable = (node: SourceNode) =>
      node.type === 'ObjectExpression' && languages.filter((language) => keysOf(node).includes(language)).length > 1;
    const hasTable = (file: string) => sourceNodes(file).some(isTable);
    expect(shared.filter(hasTable)).toEqual([]);
  });

  it('no type names single languages', () => {
    const namesOne = ({ type, literal }: SourceNode) =>
      type === 'TSLiteralType' && others.some((language) => (literal as { value?: unknown }).value === language);
    expect(shared.filter((file) => sourceNodes(file).some(namesOne))).toEqual([]);
  });

  it('no code asks for a single language', () => {
    const asks = ({ type, left, right }: SourceNode) =>
      type === 'BinaryExpression' &&
      [left, right].some((side) => languages.some((language) => (side as { value?: unknown }).value === language));
    expect(shared.filter((file) => sourceNodes(file).some(asks))).toEqual([]);
  });

  it('no file imports one of a single translation', () => {
    const imports = (file: string) =>
      importsOf(file).some((specifier) => others.some((language) => isOf(`/${specifier}`, language)));
    expect(shared.filter((file) => file !== listOfDocuments && imports(file))).toEqual([]);
  });
});

it('the tables have an entry for each language', () => {
  const complete = (file: string) =>
    sourceNodes(file).some(
      (node) => node.type === 'ObjectExpression' && languages.every((language) => keysOf(node).includes(language)),
    );
  expect(tables.filter((file) => !complete(file))).toEqual([]);
});
