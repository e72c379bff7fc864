// Fixes for titles, descriptions and messages.
import { plain, withoutMark } from '../../compile/index.ts';
import { getIn, isRecord, languages, recordOf, SOURCE } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import {
  declarationsOf,
  depthOfDependency,
  type Found,
  followed,
  isQuestionAt,
  namesIn,
  referringTo,
} from '../draft/schemas.ts';
import { comparedMessage, limitMessage, missingMessage, titleOf } from '../draft/words.ts';
import { filledIn, hasOptions } from './fillMessages.ts';
import {
  changed,
  type Fix,
  groupOf,
  holderOf,
  leaveOut,
  mended,
  objectOf,
  type Problem,
  partOf,
  removeQuietly,
  uiEntry,
  uiFileOf,
  uiNames,
} from './problem.ts';

export const questionsHaveTitles: Fix = (problem) => {
  const { draft, file, root, keys } = problem;
  const name = keys.at(-1) ?? '';
  const own: Found = { keys, schema: partOf(problem) };
  // What several questions refer to is called by each of them.
  const referring = questionsOf(root, keys).filter(({ schema }) => schema.title === undefined);
  for (const one of referring.length > 0 ? referring : [own]) {
    const isQuestion = one.keys.at(-2) === 'properties';
    one.schema.title = titleOf(isQuestion ? (one.keys.at(-1) ?? '') : name);
    draft.note('filled', draft.originOf(file, one.keys), 'A title, made of the name.');
  }
};

/** The questions that refer to what is defined at these keys. */
function questionsOf(root: Json, keys: readonly string[]): readonly Found[] {
  return referringTo(root, keys).filter(({ keys: at }) => at.at(-2) === 'properties');
}

/** Texts that no page shows move to where they are shown, if there is such a place. */
export const textsShown: Fix = (problem) => {
  const { draft, file, root, keys } = problem;
  const text = draft.at(file, keys);
  const uiFile = uiFileOf(file);
  if (typeof text !== 'string' || text.trim() === '') return removeQuietly(problem, keys);
  if (keys.length === 1 && keys[0] === 'description') introduce(uiEntry(draft, uiFile, []), namesIn(root, root), text);
  else {
    const isTitle = keys.at(-1) === 'title';
    const lists = isTitle ? listsOf(root, keys.slice(0, -1)) : [];
    const shown = lists.map(uiNames).filter((list) => list !== undefined);
    if (shown.length === 0) return leaveOut(problem);
    for (const list of shown) uiEntry(draft, uiFile, list)['ui:entry'] ??= text;
    if (shown.length < lists.length)
      draft.note('left', draft.originOf(file, keys), problem.finding.problem, '', AS_ENTRY);
  }
  removeQuietly(problem, keys);
};

const AS_ENTRY = 'Write it as "ui:entry" of the list in the ui file, or remove it.';

/** The keys of the lists whose entries are described at these keys, or refer to them; none for options of which several are chosen. */
function listsOf(root: Json, keys: readonly string[]): readonly (readonly string[])[] {
  const entries = isQuestionAt(root, keys) ? referringTo(root, keys).map((found) => found.keys) : [keys];
  const lists = entries.filter((at) => at.at(-1) === 'items').map((at) => at.slice(0, -1));
  return lists.filter((at) => {
    const list = getIn(root, [...at]);
    return isRecord(list) && !(list.uniqueItems === true && hasOptions(followed(root, list.items)));
  });
}

/** A first section with the text and all questions that have no section yet. */
function introduce(ui: Json, names: readonly string[], text: string): void {
  const order = Array.isArray(ui['ui:order']) ? ui['ui:order'].map(String) : [];
  const rest = names.filter((name) => !order.includes(name));
  const fields = order.length > 0 ? order.flatMap((name) => (name === '*' ? rest : [name])) : [...names];
  const sections = Array.isArray(ui['ui:sections']) ? ui['ui:sections'] : [{ fields }];
  const [first, ...others] = sections;
  delete ui['ui:order'];
  ui['ui:sections'] = [{ ...first, text: [text, ...[first.text ?? []].flat()] }, ...others];
}

/** A title that is asked twice is followed by what the question is called. */
export const titlesDistinct: Fix = (problem) => {
  const { root, keys } = problem;
  const at = keys.slice(0, -1);
  const referring = questionsOf(root, at);
  const again = referring.filter((question) => isCalledAgain(problem, question));
  const others = again.length > 0 ? again : referring;
  const questions = at.at(-2) === 'properties' ? [{ keys: at, schema: holderOf(problem) }] : others;
  for (const { keys: own, schema: question } of questions) {
    const name = own.at(-1) ?? '';
    const title = String(followed(root, question).title);
    const other = titleOf(name);
    const isSame = other.toLowerCase() === title.toLowerCase();
    const added = ` (${/\d+$/.exec(name)?.[0] ?? (isSame ? '2' : other)})`;
    question.title = title + added;
    for (const words of problem.draft.words.values())
      words.rewrite(title, title + added, (translation) => translation + added);
  }
  if (questions.length === 0) return leaveOut(problem, keys.slice(0, -1));
  changed(problem, 'Another question that is asked together with it has the same title: its name was added.');
};

/** True for a question of whose group another has the same title: one with a title of its own, or one before it. */
function isCalledAgain(problem: Problem, { keys, schema }: Found): boolean {
  const { root } = problem;
  const group = groupOf(problem, keys.slice(0, -2));
  const names = namesIn(root, group);
  const { title } = followed(root, schema);
  const [name = ''] = keys.slice(-1);
  return names.some((other, i) =>
    declarationsOf(root, group, other).some(
      (one) =>
        other !== name && (one.title !== undefined || i < names.indexOf(name)) && followed(root, one).title === title,
    ),
  );
}

/** A message for each answer that may be missing, by the question's title. */
export const requiredHaveMessages: Fix = (problem) => {
  const { draft, file, keys } = problem;
  const depth = depthOfDependency(keys);
  const named = depth === undefined ? undefined : draft.at(file, keys.slice(0, depth + 2));
  // The messages of a dependency that names questions stand at the group.
  const isNamed = Array.isArray(named);
  const owner = isNamed
    ? draft.at(file, keys.slice(0, depth))
    : keys.at(-1) === 'required'
      ? holderOf(problem)
      : partOf(problem);
  if (!isRecord(owner)) return;
  const required = isNamed ? named : owner.required;
  const messages = objectOf(objectOf(owner, 'errorMessage'), 'required');
  for (const name of Array.isArray(required) ? required.map(String) : []) {
    messages[name] ??= filledIn(draft, missingMessage(titleFor(problem, name)));
  }
};

/** The title of a question of the group that the finding is in, or of a group around it. */
function titleFor({ draft, file, root, keys }: Problem, name: string): string {
  for (let depth = keys.length; depth >= 0; depth--) {
    for (const question of declarationsOf(root, draft.at(file, keys.slice(0, depth)), name)) {
      const { title } = followed(root, question);
      if (typeof title === 'string' && title.trim() !== '') return title;
    }
  }
  return titleOf(name);
}

/** A keyword whose message the engine cannot know. */
export const keywordsHaveMessages: Fix = (problem) => {
  const keyword = problem.keys.at(-1) ?? '';
  const schema = holderOf(problem);
  const title = typeof schema.title === 'string' ? schema.title : 'The answer';
  const words = comparison(problem, keyword, schema, title) ?? limitMessage(keyword, title);
  objectOf(schema, 'errorMessage')[keyword] = filledIn(problem.draft, words ?? `${title} is not as it should be`);
  if (keyword === 'pattern' || words === undefined)
    problem.draft.note(
      'filled',
      problem.draft.originOf(problem.file, problem.keys),
      'A message that does not say what is asked for.',
      '',
      'Say how the answer is written, with an example.',
    );
};

/** The message for a comparison with another answer; undefined for other keywords. The last key of `$data` is the name of the other question. */
function comparison(problem: Problem, keyword: string, schema: Json, title: string): string | undefined {
  const { $data } = recordOf(schema[keyword]);
  if (typeof $data !== 'string') return undefined;
  const isTime = /^(?:date|time)/.test(String(schema.format ?? ''));
  return comparedMessage(keyword, title, titleFor(problem, $data.split('/').at(-1) ?? ''), isTime);
}

/** A text that the check can mend is mended; any other is replaced by a generated one. */
export const wordsMended: Fix = (problem) => {
  const { finding, keys, draft, file } = problem;
  const [edit] = finding.mend ?? [];
  if (edit !== undefined) holderOf(problem)[keys.at(-1) ?? ''] = edit.value;
  else if (keys.at(-2) === 'required') {
    const name = keys.at(-1) ?? '';
    const words = missingMessage(titleFor({ ...problem, keys: keys.slice(0, -3) }, name));
    holderOf(problem)[name] = filledIn(draft, words);
  } else if (draft.at(file, keys) !== undefined) leaveOut(problem);
};

/** Removes HTML and Markdown from a text and its translation, and notes it: bold words may have been meant as a warning. */
export const textsPlain: Fix = (problem) => {
  const { draft, file, keys, finding } = problem;
  const written = draft.at(file, keys);
  const [edit] = finding.mend ?? [];
  mended(problem);
  if (typeof written !== 'string' || typeof edit?.value !== 'string') return;
  for (const words of draft.words.values()) words.rewrite(written, edit.value, plain);
  changed(problem, 'The text without its HTML or Markdown, which a form shows as it is typed.');
};

/** Removes `*`, “(optional)” or “(required)” from the end of a title and of its translation. The mark may say something else than `required`, so the report names each such title. */
export const titlesUnmarked: Fix = (problem) => {
  const { draft, file, keys } = problem;
  const title = draft.at(file, keys);
  if (typeof title !== 'string') return leaveOut(problem);
  const unmarked = withoutMark(title, SOURCE);
  holderOf(problem)[keys.at(-1) ?? ''] = unmarked;
  for (const [spoken, words] of draft.words) {
    const language = languages.find((one) => one === spoken);
    words.rewrite(title, unmarked, (translation) => (language ? withoutMark(translation, language) : translation));
  }
  changed(problem, 'The title without its mark: "required" decides whether an answer is needed.');
};

/** Removes a message with an unknown placeholder. */
export const placeholders: Fix = (problem) => leaveOut(problem, [...problem.keys, 'errorMessage']);

/** Removes a message that no error shows. */
export const messagesReachable: Fix = (problem) => {
  const isGone = problem.draft.gone.has(problem.keys.at(-1) ?? '');
  return isGone ? removeQuietly(problem, problem.keys) : leaveOut(problem);
};
