import { type SourceNode, sourceNodes } from './sourceNodes.ts';

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** What a script imports, re-exports or takes types from, as it is written there. */
export function importsOf(file: string): string[] {
  return sourceNodes(file)
    .filter(({ type }) => importing.has(type))
    .map(({ source }) => (source as SourceNode | null)?.value)
    .filter((specifier) => typeof specifier === 'string');
}
