import { describe, expect, it } from 'vitest';
import { shareSchemas } from '../../../engine/compile/codegen/shareSchemas.ts';
import type { Schema } from '../../../engine/core/model/types.ts';

const long: Schema = { type: 'string', enum: Array.from({ length: 60 }, (_, i) => `Option ${i}`) };
const group = (properties: Record<string, Schema>, others: Partial<Schema> = {}): Schema => ({
  type: 'object',
  properties,
  ...others,
});
const refs = (value: unknown) => JSON.stringify(value).match(/"\$ref":"\w+"/g) ?? [];

describe('shareSchemas', () => {
  it('moves a part that occurs several times, in any step, into one shared schema', () => {
    const first = group({ a: { ...long, title: 'A' }, b: { ...long, title: 'B' } });
    const { schemas, shared } = shareSchemas([first, group({ c: long })]);
    expect(shared).toEqual([{ $id: 'part0', ...long }]);
    expect(schemas).toEqual([
      group({ a: { $ref: 'part0' } as Schema, b: { $ref: 'part0' } as Schema }),
      group({ c: { $ref: 'part0' } as Schema }),
    ]);
  });

  it('finds parts in lists, in branches and within shared parts', () => {
    const pair = group({ x: long, y: long });
    const step = group({ l: { type: 'array', items: pair } }, { if: { required: ['l'] }, else: pair, allOf: [pair] });
    const { schemas, shared } = shareSchemas([step]);
    expect(shared).toHaveLength(2);
    expect(refs(schemas)).toHaveLength(3);
    expect(refs(shared)).toHaveLength(2);
  });

  it('does not share a part that is short or occurs once', () => {
    const short: Schema = { type: 'string', enum: ['yes', 'no'] };
    const schemas = [group({ a: short, b: short, c: long })];
    expect(shareSchemas(schemas)).toEqual({ schemas, shared: [] });
  });

  it('does not share a schema with a relative pointer', () => {
    const rows: Schema = { type: 'array', items: long, lengthEquals: { $data: '1/count' } };
    const { shared } = shareSchemas([group({ a: group({ rows }), b: group({ rows }) })]);
    expect(shared.map(({ type }) => type)).toEqual(['string']);
  });

  it('does not share parts below an errorMessage', () => {
    const spoken = (title: string) => group({ [title]: long }, { errorMessage: `Say ${title}` });
    const schemas = [group({ a: spoken('x'), b: spoken('y') })];
    expect(shareSchemas(schemas)).toEqual({ schemas, shared: [] });
  });

  it('removes annotations and keeps messages', () => {
    const schema = group({ a: { type: 'string', title: 'A', description: 'x', enumNames: ['x'], errorMessage: 'No' } });
    expect(shareSchemas([schema]).schemas).toEqual([group({ a: { type: 'string', errorMessage: 'No' } })]);
  });
});
