// The stand-ins take the place of what the browser never runs, and of nothing else.
import rjsfDeepEquals from '@rjsf/utils/lib/deepEquals.js';
import { defaultCountries } from 'react-international-phone';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lean } from '../../engine/vite/lean.ts';

async function bundled(source: string, ssr = false): Promise<string> {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      lean(),
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('entry.js') ? 'entry.js' : undefined),
        load: (id) => (id === 'entry.js' ? source : undefined),
      },
    ],
    build: { write: false, ssr, minify: false, rolldownOptions: { input: 'entry.js' } },
  });
  const [first] = [output].flat() as Rolldown.RolldownOutput[];
  return first?.output[0].code ?? '';
}

interface Built {
  readonly defaultCountries: typeof defaultCountries;
}

const markdown = `import { Markdown } from 'markdown-to-jsx/react'; console.log(Markdown);`;

it('replaces the Markdown renderer in the browser', async () => {
  const code = await bundled(markdown);
  expect(code).toContain('({ children }) => children');
  expect(code.length).toBeLessThan(300);
});

it('leaves it to the server', async () => {
  expect(await bundled(markdown, true)).toContain(`from "markdown-to-jsx/react"`);
});

it('replaces the URI library by what local references need', async () => {
  const code = await bundled(
    `import { resolve, equal } from 'fast-uri'; console.log(resolve('a', 'b'), equal('a', 'a'));`,
  );
  expect(code.length).toBeLessThan(300);
});

it('keeps the countries of the telephone library, without its components', async () => {
  const source = `import { defaultCountries } from 'react-international-phone'; globalThis.built = { defaultCountries };`;
  const code = await bundled(source);
  expect(code).not.toContain('Country selector');
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { built } = globalThis as unknown as { built: Built };
  const short = ([name, iso, dialCode, , priority = 0, areaCodes]: readonly unknown[]) => [
    name,
    iso,
    dialCode,
    priority,
    areaCodes,
  ];
  expect(built.defaultCountries.map(short)).toEqual(defaultCountries.map((country) => short(country)));
});

it('compares JSON as RJSF does, without its library', async () => {
  const code = await bundled(
    `import deepEquals from '@rjsf/utils/lib/deepEquals.js'; globalThis.deepEquals = deepEquals;`,
  );
  expect(code.length).toBeLessThan(1000);
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { deepEquals } = globalThis as unknown as { deepEquals: (a: unknown, b: unknown) => boolean };
  const values = [
    undefined,
    null,
    0,
    1,
    '1',
    [],
    [1],
    [1, 2],
    {},
    { a: 1 },
    { a: [1] },
    { a: [{ b: 2 }] },
    { b: undefined },
  ];
  const copies = values.map((value) => structuredClone(value));
  for (const a of values)
    for (const b of copies) expect([a, b, deepEquals(a, b)]).toEqual([a, b, rjsfDeepEquals(a, b)]);
});

it('says so where a stand-in is missed', async () => {
  const code = await bundled(`import { parse } from 'regexparam'; globalThis.parsed = () => parse('/:id');`);
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect((globalThis as unknown as { parsed: () => void }).parsed).toThrow('regexparam is left out');
});
