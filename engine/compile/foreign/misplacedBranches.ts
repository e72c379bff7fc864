// Parts of a branch that stand one level too high: what is said when an answer is missing that only the branch requires, and "then" or "else" beside the list in which
// their "if" stands.
import { formatPointer, getIn, isRecord, recordOf } from '../../core/index.ts';
import type { Misplaced } from './misnamedKeyword.ts';

type Json = Readonly<Record<string, unknown>>;
type Keys = readonly (string | number)[];

/** What of the branches of one group stands beside them. JSON Pointers below the schema that was looked through; `keys` lead to the group. */
export function* misplacedBranches(schema: Json, keys: Keys): Generator<Misplaced> {
  yield* messages(schema, keys);
  yield* branches(schema, keys);
}

function* messages(schema: Json, keys: Keys): Generator<Misplaced> {
  const own = [schema.required, ...Object.values(recordOf(schema.dependentRequired))].flat();
  const said = Object.keys(recordOf(recordOf(schema.errorMessage).required)).filter((name) => !own.includes(name));
  if (said.length === 0) return;
  const parts = partsOf(schema);
  for (const name of said) {
    const requiring = parts.filter((part) => [recordOf(getIn(schema, part)).required].flat().includes(name));
    const [branch, ...others] = requiring;
    if (!branch || others.length > 0 || hasMessage(recordOf(getIn(schema, branch)), name)) continue;
    const at = [...keys, 'errorMessage', 'required', name];
    yield {
      at: formatPointer(at),
      problem: `"${name}" is required in "${branch.join('/')}", and its message stands outside of it.`,
      repair: `Move it there, into "errorMessage": { "required": { "${name}": "..." } } beside "required".`,
      moves: [[formatPointer(at), formatPointer([...keys, ...branch, 'errorMessage', 'required', name])]],
    };
  }
}

/** The keys of the branches of a group, and of the parts under its "allOf" with theirs. */
function partsOf({ allOf }: Json): readonly string[][] {
  const inParts = Array.isArray(allOf)
    ? [...allOf.keys()].flatMap((i) => [['allOf', `${i}`], ...branchesAt('allOf', `${i}`)])
    : [];
  return [...branchesAt(), ...inParts];
}

function branchesAt(...around: string[]): string[][] {
  return ['then', 'else'].map((branch) => [...around, branch]);
}

function hasMessage({ errorMessage }: Json, name: string): boolean {
  const { required } = recordOf(errorMessage);
  return [errorMessage, required].some((words) => typeof words === 'string') || Object.hasOwn(recordOf(required), name);
}

function* branches(schema: Json, keys: Keys): Generator<Misplaced> {
  const { allOf } = schema;
  if ('if' in schema || !Array.isArray(allOf)) return;
  const open = [...allOf.keys()].filter(
    (i) => isRecord(recordOf(allOf[i]).if) && !('then' in allOf[i] || 'else' in allOf[i]),
  );
  const [i, ...others] = open;
  if (i === undefined || others.length > 0) return;
  for (const branch of ['then', 'else'].filter((key) => isRecord(schema[key]))) {
    yield {
      at: formatPointer([...keys, branch]),
      problem: `"${branch}" stands beside "allOf", and its "if" in it.`,
      repair: `Move it beside that "if", into entry ${i + 1} of "allOf".`,
      moves: [[formatPointer([...keys, branch]), formatPointer([...keys, 'allOf', `${i}`, branch])]],
    };
  }
}
