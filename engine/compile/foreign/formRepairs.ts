// The repair for each foreign key or value that `form.schema.json` refuses, under the names by which `read/checkJson.ts` looks repairs up.
import { recordOf } from '../../core/index.ts';
import type { At, Repairs } from '../errors/repairs.ts';
import { isOutside } from '../schema/acrossSteps.ts';
import { repairAtStep } from './conditionsOfSteps.ts';
import { inBytes, ofNoTest } from './foreignShapes.ts';
import { conditionOn, repairOfAnswer, repairOfTest } from './foreignTests.ts';
import { bytesIn } from './foreignValues.ts';
import { asLabel, withIds } from './officeShapes.ts';

const STEP_FILES = 'Remove it: the files of a step are called by its id, <id>.schema.json and <id>.ui.json.';

function isInStepIf([list, , key]: readonly string[]): boolean {
  return list === 'steps' && key === 'if';
}

/** The repair of an answer's place that is written by names (`name`, `learner.name`, `learner[name]`): the JSON Pointer. Undefined if several steps may have the question. */
function placeMeant(written: unknown, _: unknown, { root }: At): string | undefined {
  const names = typeof written === 'string' && /^\w+(?:[./]\w+|\[\w+\])*$/.test(written) ? written.match(/\w+/g) : null;
  const { steps } = recordOf(root);
  const places = (Array.isArray(steps) ? steps : []).map((step) => recordOf(step).at ?? '');
  if (!names || !places.every((at) => typeof at === 'string')) return undefined;
  const path = `/${names.join('/')}`;
  if (places.some((at) => at === '' || path.startsWith(`${at}/`))) return `Write "${path}".`;
  return places.length === 1 ? `Write "${places[0]}${path}".` : undefined;
}

/** The repair of a condition that has answers by steps: `{ "who": { "bus": "yes" } }`; undefined for another one. */
function ofAnswersBySteps(condition: unknown, root: unknown): string | undefined {
  const { steps } = recordOf(root);
  const all = Object.entries(recordOf(condition)).map(([name, answers]) => {
    const step = (Array.isArray(steps) ? steps : [])
      .map(recordOf)
      .find(({ id, at }) => id === name || at === `/${name}`);
    const given = Object.entries(recordOf(answers));
    const isPlain = given.length > 0 && given.every(([, answer]) => repairOfAnswer(answer) !== undefined);
    return step && isPlain ? given.map(([key, answer]) => [`${step.at ?? ''}/${key}`, answer] as const) : [];
  });
  if (all.length === 0 || all.some((tests) => tests.length === 0)) return undefined;
  return `Write ${JSON.stringify(conditionOn(Object.fromEntries(all.flat()))).slice(1, -1)}.`;
}

/** Keys of form.json that others have for ours. */
export const FORM_REPAIRS: Repairs = {
  'properties/*': (value, _, { keys }) => (isInStepIf(keys) ? (ofNoTest(value) ?? repairOfAnswer(value)) : undefined),
  '*': (holder, _, { root, keys, unknown = '' }) =>
    isInStepIf(keys)
      ? (ofAnswersBySteps(holder, root) ?? repairOfTest(unknown, recordOf(holder)[unknown], isOutside))
      : undefined,
  steps: withIds,
  'summary/*': placeMeant,
  'mailOffice/*': placeMeant,
  'prefill/*': placeMeant,
  to: placeMeant,
  phoneCountry: (country) =>
    /^[A-Z]{2}$/.test(String(country)) ? `Write ${JSON.stringify(String(country).toLowerCase())}.` : undefined,
  maxBytes: inBytes,
  submit: (to, _, { keys }) =>
    typeof to === 'string' && keys.length === 1
      ? `Write "submit": ${JSON.stringify({ [to.endsWith('.json') ? 'download' : 'post']: to })}.`
      : undefined,
  ...Object.fromEntries(
    ['url', 'uri', 'href', 'action', 'to', 'path', 'address', 'endpoint'].map((key) => [
      `submit/${key}`,
      (submit) => (Object.hasOwn(recordOf(submit), 'post') ? undefined : 'Write it as "post".'),
    ]),
  ),
  // Who gets the mail is set where the service runs.
  ...Object.fromEntries(
    ['email', 'mail', 'mailTo'].map((key) => [
      `submit/${key}`,
      (submit, _, { root }) => {
        const { route } = recordOf(root);
        const isOpen = !Object.hasOwn(recordOf(submit), 'post') && typeof route === 'string';
        return isOpen ? `Write "post": ${JSON.stringify(route)}.` : undefined;
      },
    ]),
  ),
  ...Object.fromEntries(
    ['maxSize', 'maxFileSize', 'size'].map((key) => [
      `attachments/${key}`,
      (limits) => {
        const { [key]: size, maxBytes } = recordOf(limits);
        const bytes = typeof size === 'number' ? (size < 1000 ? size * 1_048_576 : size) : bytesIn(size);
        return bytes === undefined || maxBytes !== undefined ? undefined : `Write "maxBytes": ${bytes}.`;
      },
    ]),
  ),
  post: (to) => (typeof to === 'string' && /^[A-Za-z][\w-]*$/.test(to) ? `Write "/${to}".` : undefined),
  mail: (to) => (typeof to === 'string' ? `Write "mail": ${JSON.stringify({ to })}.` : undefined),
  done: (title) =>
    typeof title === 'string' ? `Write "done": { "title": ${JSON.stringify(title)}, "text": ["..."] }.` : undefined,
  ...Object.fromEntries(
    ['message', 'body', 'content', 'description'].map((key) => [
      `done/${key}`,
      (done) => {
        const { text, [key]: paragraphs } = recordOf(done);
        return text === undefined ? `Write "text": ${JSON.stringify([paragraphs].flat())}.` : undefined;
      },
    ]),
  ),
  'steps/*': (id) => (typeof id === 'string' ? `Write { "id": ${JSON.stringify(id)}, "label": "..." }.` : undefined),
  thanks: 'Write it as "done".',
  receipt: 'Write it as "done".',
  pages: 'Write "steps": [{ "id": "...", "label": "..." }].',
  ...Object.fromEntries(
    ['visibleIf', 'condition', 'conditional', 'showIf', 'showWhen', 'dependsOn', 'relevant', 'rule'].map((key) => [
      key,
      repairAtStep,
    ]),
  ),
  // A form and its receipt have a title.
  title: asLabel,
  name: asLabel,
  schema: STEP_FILES,
  uiSchema: STEP_FILES,
  uischema: STEP_FILES,
  path: (step, _, { keys }) =>
    keys.at(-2) === 'steps' && !Object.hasOwn(recordOf(step), 'at') ? 'Write it as "at".' : undefined,
  at: (value) => {
    const name = typeof value === 'string' ? value.replace(/\W/g, '') : '';
    return name === '' ? 'Write the place of an answer, as in "/learnerInfo".' : `Write "/${name}".`;
  },
};
