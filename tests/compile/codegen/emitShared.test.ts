import { expect, it } from 'vitest';
import { emitShared } from '../../../engine/compile/codegen/emitShared.ts';
import { runModule } from '../support/runModule.ts';

async function roundTrip(values: readonly unknown[]): Promise<unknown[]> {
  const { constants, sources } = emitShared(values);
  const { all } = await runModule<{ all: unknown[] }>(`${constants}\nexport const all=[${sources.join(',')}];`);
  return all;
}

it('emits JavaScript that evaluates to the same values', async () => {
  const values = [{ a: [1, 'two', null, true], 'odd key"': { b: '</script>\u2028' } }, [], 'text'];
  expect(await roundTrip(values)).toEqual(values);
});

it('emits an object that occurs several times as one constant, nested ones too', async () => {
  const inner = { type: 'string' };
  const list = [inner, inner];
  const [first, second] = (await roundTrip([{ list, inner }, { list }])) as [
    { list: unknown[]; inner: unknown },
    { list: unknown[] },
  ];
  expect(second.list).toBe(first.list);
  expect(first.list[0]).toBe(first.inner);
  expect(first.list[1]).toBe(first.inner);
});

it('emits an object that occurs once in place', () => {
  expect(emitShared([{ a: { b: 1 } }, { a: { b: 1 } }])).toEqual({
    constants: '',
    sources: ['{"a":{"b":1}}', '{"a":{"b":1}}'],
  });
});
