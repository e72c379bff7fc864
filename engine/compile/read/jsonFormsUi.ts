// Finds keys of JSON Forms' UI schema in a ui file. A question may be called `type`, `label` or `rule`, too: then its value is an object of ui
// keys, while JSON Forms has a text or an object of its own there. The keys found are taken out, so that the other rules see only ours.
import { formatPointer, isRecord, type UiSchema } from '../../core/index.ts';
import { repairOfElement, repairOfOption } from '../foreign/jsonFormsRepairs.ts';

type Json = Readonly<Record<string, unknown>>;

export interface ForeignKey {
  /** JSON Pointer in the ui file. */
  readonly at: string;
  readonly problem: string;
  readonly repair: string;
}

/** By key, true for a value that is no entry of a ui file. */
const ELEMENT: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => typeof value === 'string',
  scope: (value) => typeof value === 'string',
  elements: Array.isArray,
  label: (value) => typeof value !== 'object' || (isRecord(value) && typeof value.show === 'boolean'),
  text: (value) => typeof value === 'string',
  i18n: (value) => typeof value === 'string',
  rule: (value) => isRecord(value) && typeof value.effect === 'string',
  options: (value) => isRecord(value) && Object.entries(value).some((option) => isOption(option)),
};

/** Splits a ui file into what is ours (`ui`) and the keys of JSON Forms in it (`foreign`), each with its repair. */
export function withoutJsonForms(
  ui: UiSchema,
  made: (part: object, of: object) => void,
): { readonly ui: UiSchema; readonly foreign: readonly ForeignKey[] } {
  if (!isRecord(ui)) return { ui, foreign: [] };
  const foreign: ForeignKey[] = [];
  return { ui: entry(ui, '', undefined), foreign };

  function entry(node: Json, at: string, question: string | undefined): Json {
    const before = foreign.length;
    const kept = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
      const below = at + formatPointer([key]);
      if (Object.hasOwn(ELEMENT, key) && ELEMENT[key]?.(value)) {
        foreign.push(...inElement(node, key, below, question));
        return [];
      }
      return [
        [
          key,
          isRecord(value) && !key.startsWith('ui:') ? entry(value, below, key === 'items' ? question : key) : value,
        ],
      ];
    });
    if (foreign.length === before) return node;
    const rest = Object.fromEntries(kept);
    made(rest, node);
    return rest;
  }
}

/** The key of an element, each of its options, and for layouts what their elements say besides. */
function* inElement(element: Json, key: string, at: string, question: string | undefined): Generator<ForeignKey> {
  const value = element[key];
  if (key === 'options') {
    for (const [name, option] of Object.entries(value as Json))
      yield found(name, at + formatPointer([name]), repairOfOption(name, option));
    return;
  }
  yield found(key, at, repairOfElement({ key, value, element, question }));
  if (key !== 'elements') return;
  for (const [i, inner] of (value as readonly unknown[]).entries()) {
    if (!isRecord(inner)) continue;
    // The repair of `elements` says these already: the order of the questions, and the titles and texts of sections.
    const isSaid = (name: string) =>
      name === 'type' || name === 'scope' || name === 'text' || (name === 'label' && inner.type === 'Group');
    for (const name of Object.keys(inner)) {
      if (isSaid(name) || !Object.hasOwn(ELEMENT, name) || !ELEMENT[name]?.(inner[name])) continue;
      const below = `${at}/${i}${formatPointer([name])}`;
      const all = [...inElement(inner, name, below, undefined)];
      yield* name === 'elements' && inner.type !== 'Category' ? all.slice(1) : all;
    }
  }
}

function found(name: string, at: string, repair: string): ForeignKey {
  return { at, problem: `"${name}" is a key of JSON Forms, and none of a ui file.`, repair };
}

/** An option of a control; a question that is called so has only `ui:` keys, references and questions below it. */
function isOption([name, value]: readonly [string, unknown]): boolean {
  return !/^ui:|^\$ref$|^levels$/.test(name) && (!isRecord(value) || name === 'detail');
}
