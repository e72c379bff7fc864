import { type SourceNode, sourceNodes } from './sourceNodes.ts';

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** The specifiers of a script's imports, re-exports and type imports, as written. */
export function importsOf(file: string): string[] {
  return sourceNodes(file)
    .filter(({ type }) => importing.has(type))
    .map(({ source }) => (source as SourceNode | null)?.value)
    .filter((specifier) => typeof specifier === 'string');
}
