// A bracket without its partner is named by its line, and is not called a missing comma.
import { expect, it } from 'vitest';
import { parseJson } from '../../../engine/compile/read/parseJson.ts';

const nested = '{\n  "a": {\n    "x": {\n      "b": 1,\n    "y": {\n      "c": 2\n    }\n  },\n  "z": 1\n}\n';

it.each<[what: string, text: string, offset: number, says: string]>([
  [
    'a name in a list',
    '{ "a": ["x",\n"t": 1 }',
    13,
    'a closing ] is missing before this. Add it: the [ of line 1 has none.',
  ],
  [
    'a list that a } ends',
    '{\n"a": ["x" }',
    12,
    'a closing ] is missing before this. Add it: the [ of line 2 has none.',
  ],
  [
    'a group that a ] ends',
    '[{ "a": [1] ]',
    12,
    'a closing } is missing before this. Add it: the { of line 1 has none.',
  ],
  ['the last bracket', '{\n"a": 1\n', 9, 'a closing } is missing. Add it: the { of line 1 seems to have none.'],
  [
    'one that the indent tells',
    nested,
    nested.length,
    'a closing } is missing. Add it: the { of line 3 seems to have none.',
  ],
  ['brackets in a text', '{ "a": "x] {", "b": ["y\\"]" }', 28, 'a closing ] is missing before this'],
  ['a comma, before it', '{ "a": [1 2, "b": 3 }', 10, 'a comma is missing before this. Add it after'],
  ['a comma alone', '{ "a": ["x" "y"] }', 12, 'a comma is missing before this. Add it after'],
  ['a bracket too many', '{ "a": 1 } }', 11, 'there is text after the end'],
])('%s', (_, text, offset, says) => {
  const found = parseJson(text);
  const [{ problem, repair, ...fault }] = 'faults' in found ? found.faults : [{ problem: '', repair: '' }];
  expect(`${problem} ${repair}`).toContain(says);
  expect(fault).toEqual({ offset });
});
