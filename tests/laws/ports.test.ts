import { describe, expect, it } from 'vitest';
import { scriptEndings, sourceFiles } from './sourceFiles.ts';
import { type SourceNode, sourceNodes } from './sourceNodes.ts';

const effects = [
  'EventSource',
  'WebSocket',
  'XMLHttpRequest',
  'caches',
  'cookieStore',
  'fetch',
  'indexedDB',
  'localStorage',
  'sendBeacon',
  'sessionStorage',
  'showSaveFilePicker',
];

const named = (node: unknown, ...names: string[]) => names.includes(String((node as SourceNode | null)?.name));

const isLiteral = (node: unknown, value: string) => (node as SourceNode | undefined)?.value === value;

/** `<a download>`, `link.download = …`, `link.setAttribute('download', …)` */
function downloads(node: SourceNode): boolean {
  if (node.type === 'JSXAttribute') return named(node.name, 'download');
  if (node.type === 'AssignmentExpression') return named((node.left as SourceNode).property, 'download');
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: given } = node as unknown as { callee: SourceNode; arguments: SourceNode[] };
  return named(callee.property, 'setAttribute') && isLiteral(given[0], 'download');
}

/** `eval`, `Function('…')`, `new Function('…')`, also through `globalThis` */
function evaluates(node: SourceNode): boolean {
  if (node.type === 'Identifier' && node.name === 'eval') return true;
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  return named(node.callee, 'Function') || named((node.callee as SourceNode).property, 'Function');
}

const filesWith = (folders: string[], forbidden: (node: SourceNode) => boolean) =>
  sourceFiles(folders, scriptEndings).filter((file) => sourceNodes(file).some(forbidden));

describe('side effects', () => {
  it.each(effects)('react does not use %s, but a port', (name) => {
    expect(filesWith(['engine/react'], (node) => node.type === 'Identifier' && node.name === name)).toEqual([]);
  });

  it('react has no download links', () => {
    expect(filesWith(['engine/react'], downloads)).toEqual([]);
  });

  it('browser contains no JSX and no styles', () => {
    expect(sourceFiles(['engine/browser'], ['.tsx', '.css'])).toEqual([]);
    expect(filesWith(['engine/browser'], ({ type }) => type.startsWith('JSX'))).toEqual([]);
  });

  it('engine and site evaluate no code from strings', () => {
    expect(filesWith(['engine', 'site'], evaluates)).toEqual([]);
  });
});

it('ports/ contains types only', () => {
  const isRuntime = ({ type }: SourceNode) => /^(Variable|Function|Class)Declaration$/.test(type);
  expect(sourceFiles(['engine/ports'], scriptEndings).length).toBeGreaterThan(0);
  expect(filesWith(['engine/ports'], isRuntime)).toEqual([]);
});
