// Compiled validators contain only the parts of the schemas that their code accesses.
import type { SourceCode } from 'ajv/dist/types/index.js';
import { describe, expect, it } from 'vitest';
import { pruneConstants } from '../../../engine/compile/codegen/pruneConstants.ts';

const schema = {
  $id: 'v0',
  enum: ['a', 'b'],
  errorMessage: { required: { name: 'Name is required' } },
  allOf: [{ items: { enum: ['x'] } }, { else: { minimum: 1, maximum: 2 } }],
  properties: { 'two words': { enum: ['c'] }, name: { maxLength: 5 } },
};

/** The constants that remain for this code. */
function constantsFor(...code: string[]): ReadonlyMap<string, unknown> {
  const names = [
    { str: 'schema1', value: { ref: schema } },
    { str: 'schema12', value: { ref: { $id: 'v1', enum: ['z'] } } },
  ];
  const source = (validateCode: string) => ({ validateCode, scopeValues: { schema: new Set(names) } });
  return pruneConstants(code.map(source) as unknown as SourceCode[]);
}

describe('pruneConstants', () => {
  it.each<[string, unknown]>([
    ['f(schema1.enum)', { enum: schema.enum }],
    ['schema1.enum.includes(data)', { enum: schema.enum }],
    ['for(const a of schema1.enum){}', { enum: schema.enum }],
    ['schema1.errorMessage[key][name]', { errorMessage: schema.errorMessage }],
    ['schema1.allOf[1].else.minimum', { allOf: [0, { else: { minimum: 1 } }] }],
    ['schema1.allOf[0]; schema1.allOf[0].items.enum', { allOf: [{ items: { enum: ['x'] } }, 0] }],
    ['schema1.allOf[i].items', { allOf: schema.allOf }],
    ['schema1.properties["two words"].enum', { properties: { 'two words': { enum: ['c'] } } }],
    ['schema1.properties.name.toString()', { properties: { name: { maxLength: 5 } } }],
    ['schema12.enum', {}],
    ['my_schema1.enum', {}],
    ['f(schema1)', schema],
    ['schema1[key]', schema],
    ['schema1.enum; schema1.keyword', schema],
  ])('keeps for %s only %j', (code, kept) => {
    expect(constantsFor(code).get('schema1')).toEqual(kept);
  });

  it('keeps what any of several functions accesses', () => {
    expect(constantsFor('schema1.enum', 'schema12.enum; schema1.$id')).toEqual(
      new Map([
        ['schema1', { $id: 'v0', enum: ['a', 'b'] }],
        ['schema12', { enum: ['z'] }],
      ]),
    );
  });

  it('keeps lists without copying them', () => {
    expect((constantsFor('schema1.enum').get('schema1') as typeof schema).enum).toBe(schema.enum);
  });
});
