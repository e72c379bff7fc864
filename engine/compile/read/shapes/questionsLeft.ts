// Which questions are concerned where a part of a step's files is left out, and what of each the rest of the form can notice.
import { getIn, recordOf, type Schema } from '../../../core/index.ts';
import { LIMITS } from '../../schema/keywords.ts';
import { isReadAsNamedAnswers } from '../../schema/namedAnswers.ts';
import { namesThrough, uiNamesThrough } from '../../schema/namedQuestions.ts';
import { namesMeant } from '../../schema/namesReferred.ts';
import { type Position, positionBelow } from '../../schema/positions.ts';
import { subschemas, subschemasByGroup } from '../../schema/subschemas.ts';

export interface QuestionLeft {
  readonly name: string;
  /** The names of the groups around it in its step, the outermost first, without `items` of lists; undefined if not known. */
  readonly group?: readonly string[];
  /** What the rest of the form can notice of the loss. */
  readonly loss: Loss;
  /** The keyword of the question, or of the entries of a list, that was left out, or of which something was; `ui:widget`; undefined for the whole question, and for all else of its ui. */
  readonly keyword?: string | undefined;
  /** True if what was left out may have held other questions: those that are missing in the group are then not certain to be missing. */
  readonly isHollow: boolean;
}

/**
 * `control`: how the question is drawn; `box`: whether it is a box to tick, or asks for yes or no; `messages`: what is said of wrong answers; `words`: what else is said of it; `limits`: which of the answers of its type are valid; `all`: what its answers are, whether there are any, or anything else.
 */
type Loss = 'control' | 'box' | 'messages' | 'words' | 'limits' | 'all';

const WORDS: readonly string[] = ['title', 'description', '$comment'];

/** Keywords that a single question cannot have, so that nothing else depends on them. */
const OF_GROUPS: readonly string[] = ['required'];

/**
 * The question at these keys of a schema, or the innermost one around them; undefined if they lead to no question. For the name or the answer
 * of an entry that visitors name, which are no questions of the definition, it is the group.
 */
export function questionAt(schema: Schema, keys: readonly string[]): QuestionLeft | undefined {
  let question: QuestionLeft | undefined;
  const group: string[] = [];
  let position: Position = 'schema';
  for (const [i, key] of keys.entries()) {
    const isQuestion =
      position === 'schemas' &&
      keys[i - 1] === 'properties' &&
      !isReadAsNamedAnswers(getIn(schema, keys.slice(0, i - 2)));
    if (isQuestion) {
      question = {
        name: key,
        group: [...group],
        isHollow: holds(keys[i + 1]),
        loss: keys[i + 1] === undefined ? 'all' : lossOf(schema, keys.slice(0, i + 2)),
      };
      group.push(key);
    } else if (question && position === 'schema') question = { ...question, keyword: key };
    position = positionBelow(position, key);
  }
  return question;
}

/** @param keys of a keyword of a question */
function lossOf(schema: Schema, keys: readonly string[]): Loss {
  const keyword = keys.at(-1) ?? '';
  const { type } = recordOf(getIn(schema, keys.slice(0, -1)));
  if (keyword === 'errorMessage') return 'messages';
  if (WORDS.includes(keyword) || (OF_GROUPS.includes(keyword) && typeof type === 'string' && type !== 'object'))
    return 'words';
  return Object.hasOwn(LIMITS, keyword) && keyword !== 'const' ? 'limits' : 'all';
}

/**
 * Names of questions in a keyword that was left out: the keys of every `properties` in it, and all texts of its lists (`required`). For `properties` itself,
 * see `namesMeant`. For `if`, the names in the `then` and `else` beside it: core asks what is in a branch only by its `if`, so without that they seem to be asked nowhere.
 */
export function namedBy(schema: Schema, keys: readonly string[]): readonly string[] {
  const part = getIn(schema, keys);
  const { then: yes, else: no } = recordOf(getIn(schema, keys.slice(0, -1)));
  if (keys.at(-1) === 'properties') return namesMeant(part);
  return keys.at(-1) === 'if' ? [yes, no].flatMap(namesIn) : [part].flat().flatMap(nameOrNamesIn);
}

/** For a message of a group, or all of its messages: the required questions that seem to have none. */
export function wordedBy(schema: Schema, keys: readonly string[]): readonly QuestionLeft[] {
  const at = keys.lastIndexOf('errorMessage');
  if (at < 0 || keys.slice(0, at).reduce<Position>(positionBelow, 'schema') !== 'schema') return [];
  const [keyword = 'required', name] = keys.slice(at + 1);
  const { required } = recordOf(getIn(schema, keys.slice(0, at)));
  if (keyword !== 'required') return [];
  const names = name === undefined ? nameOrNamesIn(required) : [name];
  const group = namesThrough(keys.slice(0, at));
  return names.map((one) => ({ name: one, group, isHollow: false, loss: 'messages', keyword: 'errorMessage' }));
}

function namesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(nameOrNamesIn);
  const asked = Object.keys(recordOf(recordOf(part).properties));
  return [...asked, ...Object.values(recordOf(part)).flatMap(namesIn)];
}

function nameOrNamesIn(part: unknown): readonly string[] {
  return typeof part === 'string' ? [part] : namesIn(part);
}

/**
 * The question that the keys of a ui file lead to, or to a key of; none for a key of the step. Only yes or no has other answers with another control: a checkbox that is not
 * ticked has none.
 * @param written what stands there; a text in the place of an entry (`"street": "textarea"`) can only be its widget
 */
export function drawnAt(schema: Schema, keys: readonly string[], written?: unknown): readonly QuestionLeft[] {
  const group = uiNamesThrough(keys);
  const name = group.pop();
  const declared = declarationsOf(schema).filter(([one]) => one === name);
  // A keyword of the schema that stands in a ui file (`title`) is read as the name of a question in a group, and there is none.
  if (name === undefined || declared.length === 0) return [];
  const isOfType = (kind: string) => declared.some(([, { type }]) => type === kind);
  const key = keys.at(-1) ?? '';
  // Of a list neither it nor its entries can be locked as a whole.
  const isOfList = isOfType('array') && (key === name || key === 'items');
  const isWidget = key === 'ui:widget' || (key === name && typeof written === 'string');
  const loss = isOfList || OF_CONTROLS.includes(key) ? 'control' : isWidget ? 'box' : 'all';
  const isDrawnOnly = loss === 'box' && !isOfType('boolean');
  const isHollow = name === keys.at(-1) && !isWidget;
  return [
    {
      name,
      group,
      isHollow,
      loss: isDrawnOnly ? 'control' : loss,
      keyword: loss === 'box' && !isDrawnOnly ? 'ui:widget' : undefined,
    },
  ];
}

/** Where the ui file of a step cannot be read: each of its questions, as one whose `ui:widget` was left out. */
export function allDrawn(schema: Schema): readonly QuestionLeft[] {
  return [...subschemasByGroup(schema)].flatMap(({ part, group }) =>
    Object.keys(recordOf(recordOf(part).properties)).flatMap((name) => drawnAt(schema, [...group, name, 'ui:widget'])),
  );
}

function declarationsOf(schema: Schema): readonly (readonly [name: string, question: Schema])[] {
  return [...subschemas(schema)].flatMap((part) =>
    Object.entries(recordOf(recordOf(part).properties)).map(([name, question]) => [name, recordOf(question)] as const),
  );
}

/** Keys of a ui file that say how a question is drawn, whatever its answers are. */
const OF_CONTROLS: readonly string[] = [
  'ui:title',
  'ui:description',
  'ui:help',
  'ui:placeholder',
  'ui:autocomplete',
  'ui:inputmode',
  'ui:script',
  'ui:enumOrder',
  'ui:entry',
  'ui:add',
  'ui:remove',
  'ui:named-by',
  'ui:same-as',
];

/** True if there may be questions in the value of the keyword, or if what is asked in a group depends on it. */
function holds(keyword: string | undefined): boolean {
  if (keyword === undefined || positionBelow('schema', keyword) !== 'other') return true;
  return ['$ref', 'type', 'if'].includes(keyword);
}
