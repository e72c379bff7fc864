// Values of a step's files that have a wrong shape are reported and left out (`wellShaped`), and the rules run on the rest. Some of what they find
// there may only be due to what is missing: those findings are not reported.
import path from 'node:path';
import { formatPointer, isRecord, parsePointer } from '../../core/index.ts';
import type { DefinitionError, Place } from '../errors/definitionError.ts';
import { holderOf, isWithin } from '../errors/pointers.ts';
import type { Definition } from '../read/definition.ts';
import type { WellShaped } from '../read/shapes/wellShaped.ts';
import { isAmong, isCalledAs, keyOf, type Names, namesThrough, uiNamesThrough } from '../schema/namedQuestions.ts';
import { DEPENDENCIES } from '../schema/positions.ts';
import { allOf, mentioning, type NamesBySteps, ownKeywords, placesOf, withDependent } from './mentioned.ts';
import { KEYWORDS_READ, OF_CONTROLS, OF_ITSELF, OF_MESSAGES, OF_NAMES, OF_TITLES } from './rulesByLoss.ts';

/**
 * Returns a test of findings. True for a finding that may only be there because a misshapen value was left out, so that it may disappear once the value is corrected:
 * - it names a question of which something was left out, or one that is asked, computed or limited by such a question;
 * - it is at a branch that contains what was left out, or at the step in form.json;
 * - a keyword of a step or branch was left out, and the finding follows from that ({@link follows}).
 */
export function doubtsOfSteps(
  definition: Definition,
  rests: readonly WellShaped[],
): (finding: Pick<DefinitionError, 'code' | 'place' | 'problem' | 'repair'>) => boolean {
  if (rests.length === 0) return () => false;
  const all = rests.flatMap((rest) => rest.parts);
  const parts = rests.flatMap((rest) => (rest.questions ? [] : rest.parts));
  const ofSteps = rests.flatMap((rest) => (rest.questions ? rest.ofStep : []));
  const hollow = new Set(
    rests.flatMap(({ questions = [] }) =>
      questions.flatMap(({ name, group, isHollow }) => (isHollow ? keyOf(name, group) : [])),
    ),
  );
  const ids = definition.form.steps.map(({ id }) => id);
  const hollowSteps = rests
    .filter(({ questions, ofStep }) => !questions || ofStep.length > 0 || questions.some(({ isHollow }) => isHollow))
    .map(({ step }) => formatPointer(['steps', String(ids.indexOf(step.id))]));
  const questionsWith = (isFelt: (loss: string, keyword?: string) => boolean): NamesBySteps => {
    const felt = rests.map(({ step, questions = [] }) => {
      return [
        step,
        new Set(questions.flatMap((one) => (isFelt(one.loss, one.keyword) ? keyOf(one.name, one.group) : []))),
      ] as const;
    });
    return new Map([...definition.steps.map((step) => [step, NONE] as const), ...felt]);
  };
  const withLoss = (isFelt: (loss: string, keyword?: string) => boolean) => {
    const own = questionsWith(isFelt);
    return { own, all: withDependent(own) };
  };
  const isOfLimits = (loss: string) => loss === 'limits' || loss === 'box' || loss === 'all';
  const ofLimits = withLoss(isOfLimits);
  const limited = questionsWith((loss) => loss === 'limits' || loss === 'all');
  // Rules about titles judge each question by its own title. So a title that was left out puts only its question in doubt, and not those under a condition on its answer.
  const titles = questionsWith((loss) => loss !== 'control' && loss !== 'messages');
  const ofTitles = {
    own: titles,
    all: new Map([...titles].map(([step, names]) => [step, new Set([...names, ...(ofLimits.all.get(step) ?? [])])])),
  };
  const [ofControls, ofMessages, ofWritten, ofAll] = [
    withLoss((loss) => loss !== 'messages'),
    withLoss((loss) => loss !== 'control'),
    withLoss((loss) => loss !== 'control' && loss !== 'box'),
    withLoss((loss) => loss === 'box' || loss === 'all'),
  ];
  const ofKeywords = new Map(
    Object.entries(KEYWORDS_READ).map(([code, read]) => [
      code,
      questionsWith((loss, keyword) => (keyword === undefined ? isOfLimits(loss) : read.includes(keyword))),
    ]),
  );
  const feltBy = (code: string) => {
    if (OF_NAMES.includes(code)) return ofAll;
    if (OF_CONTROLS.includes(code)) return ofControls;
    if (code === 'keywordsHaveMessages') return ofWritten;
    if (OF_MESSAGES.includes(code)) return ofMessages;
    return OF_TITLES.includes(code) ? ofTitles : ofLimits;
  };
  const stepOf = ({ file }: Place) =>
    definition.steps.find(({ schemaPlace, uiPlace }) => [schemaPlace.file, uiPlace.file].includes(file));
  const namesIn = (bySteps: ReadonlyMap<Definition['steps'][number], Names>, place: Place) => {
    const step = stepOf(place);
    return step ? (bySteps.get(step) ?? NONE) : allOf(bySteps);
  };
  return ({ code, place, problem, repair }) => {
    // A `const` needs no message where it is to be written as an option, which depends on what is asked (`lint/consequences.ts`).
    const isOption = place.pointer.endsWith('/const') && typeof definition.written(place) !== 'boolean';
    const isOfItself = OF_ITSELF.includes(code) && !isOption;
    // A finding of this rule at `ui:sections` or `ui:order` is about the questions that its words name, and not about the others in that list.
    const isOfNames = code === 'uiNamesFields';
    const ofRead = isOfItself ? ofKeywords.get(code) : undefined;
    const felt = ofRead ?? feltBy(code)[isOfItself || OF_NAMES.includes(code) ? 'own' : 'all'];
    // form.json and office.json name answers by JSON Pointers; a key in them may be called as a question is.
    const step = stepOf(place);
    const isOfPointers = OF_POINTERS.includes(path.basename(place.file)) && !step;
    const keys = parsePointer(place.pointer);
    const through = !step || step.schemaPlace.file === place.file ? namesThrough : uiNamesThrough;
    const around = step && { step, group: through(keys) };
    const mentionsAny = (some: NamesBySteps) =>
      mentioning(isOfPointers ? NONE : namesIn(some, place), placesOf(some), around);
    const mentions = mentionsAny(felt);
    const dependsOn = OF_TITLES.includes(code) ? mentionsAny(ofLimits.all) : mentions;
    // A question of which a limit was left out is itself in doubt for every rule but those of which it is known what they read.
    const ofLimited = ofRead ? NONE : namesIn(limited, place);
    const names = isOfPointers ? NONE : new Set([...namesIn(felt, place), ...ofLimited]);
    const isOf = (some: Names, i: number) =>
      around ? isAmong(some, [...through(keys.slice(0, i)), keys[i] ?? '']) : isCalledAs(some, keys[i] ?? '');
    if (code === 'keywords' && isOfQuestion(keys))
      return all.some((part) => part.file === place.file && isWithin(place.pointer, part.pointer));
    const isStep = place.file === definition.placeInForm('').file && hollowSteps.includes(place.pointer);
    return (
      isStep ||
      parts.some((part) => concerns(part, place)) ||
      ofSteps.some((part) => follows(part, place, `${problem} ${repair}`)) ||
      all.some((part) => depends(place, part)) ||
      keys.some(
        (_, i) => isOf(names, i) && !isOfDependency(keys, i) && (isOf(hollow, i) || !isNested(keys.slice(i + 1))),
      ) ||
      mentions(problem) ||
      (!isOfItself && !isOfNames && dependsOn(ownKeywords(definition.written(place)))) ||
      (!isOfItself && conditionalAround(place).some((one) => dependsOn(conditionOf(definition.written(one)))))
    );
  };
}

/** True for a keyword of a question that is no part of a condition, no alternative, and not about what is in a list or group: whether a form can use it depends on nothing else. */
function isOfQuestion(keys: readonly string[]): boolean {
  const keyword = keys.at(-1) ?? '';
  const isOfOthers = REFERRING.includes(keyword) || /(?:Properties|Names|Items)$/.test(keyword);
  return keys.at(-3) === 'properties' && !keys.includes('if') && !isOfOthers;
}

/** True for the place of a branch that contains `part`, and for that of the ui entry whose key `part` is. */
function depends({ file, pointer }: Place, part: Place): boolean {
  if (part.file !== file) return false;
  const isDrawn =
    part.pointer.startsWith('ui:', part.pointer.lastIndexOf('/') + 1) && holderOf(part.pointer) === pointer;
  return isDrawn || (!GROUP.test(pointer) && isWithin(part.pointer, pointer));
}

/**
 * True if a finding may be due to the keyword of a step or branch at `part` being left out. It is inside of what was left out; or that is the `if`, `then` or
 * `else` of a branch, and the finding is in another of the three; or that is a `$ref`, and the finding is at the schema that has it, which may lack nothing once the
 * `$ref` leads somewhere; or its words name the keyword (`Add "a" to "required"`), and it is about this group or a question directly in it.
 */
function follows(part: Place, place: Place, words: string): boolean {
  const holder = holderOf(part.pointer);
  if (part.file !== place.file || !isWithin(place.pointer, holder)) return false;
  const keyword = parsePointer(part.pointer).at(-1) ?? '';
  const [beside = '', , ...below] = parsePointer(place.pointer.slice(holder.length));
  const isInBranch = BRANCH.includes(keyword) && BRANCH.includes(beside);
  const isOfGroup = !below.includes('properties') && !below.includes('items');
  const isSpoken = REFERRING.includes(keyword) && isOfGroup && words.includes(`"${keyword}"`);
  const isAtReference = keyword === '$ref' && place.pointer === holder;
  return isWithin(place.pointer, part.pointer) || isInBranch || isAtReference || isSpoken;
}

const BRANCH = ['if', 'then', 'else'];

/** Keywords of a group whose loss can cause findings at its questions, e.g. that one of them is not required. */
const REFERRING = ['type', 'required', 'errorMessage', 'anyOf', 'oneOf', ...DEPENDENCIES];

/** The end of a JSON Pointer to a step, a question or the entries of a list, and not to a branch. */
const GROUP = /(?:^|\/properties\/[^/]+|\/items)$/;

const NONE: Names = new Set();

const OF_POINTERS: readonly string[] = ['form.json', 'office.json'];

/** True if the key stands in `dependencies`, `dependentRequired` or `dependentSchemas`: it names a question, but what stands below it is about other questions. */
function isOfDependency(keys: readonly string[], i: number): boolean {
  return DEPENDENCIES.some((keyword) => keyword === keys[i - 1]) && keys[i - 2] !== 'properties';
}

/** True for keys below a question, of its schema or its ui, that lead to another question in it. */
function isNested(keys: readonly string[]): boolean {
  return (
    keys.includes('properties') || (keys[0]?.startsWith('ui:') === false && keys.some((key) => key.startsWith('ui:')))
  );
}

function conditionOf(part: unknown): unknown {
  return isRecord(part) ? part.if : undefined;
}

/** The places of the schemas in whose `if`, `then` or `else` a place stands. `properties/if` is a question of that name. */
function conditionalAround({ file, pointer }: Place): readonly Place[] {
  const keys = parsePointer(pointer);
  return keys.flatMap((key, i) =>
    BRANCH.includes(key) && keys[i - 1] !== 'properties' ? [{ file, pointer: formatPointer(keys.slice(0, i)) }] : [],
  );
}

/** True for a place in `part`, around it, or at a keyword beside it; if `part` is a question, also for its place in another branch. */
function concerns(part: Place, { file, pointer }: Place): boolean {
  if (part.file !== file) return false;
  const question = QUESTION.exec(part.pointer)?.[0];
  if (question !== undefined && `${pointer}/`.includes(`${question}/`)) return true;
  if (isWithin(part.pointer, pointer) || isWithin(pointer, part.pointer)) return true;
  // Without its questions, whatever branches say of one seems to be all that is said of it.
  if (part.pointer.endsWith('/properties') && isWithin(pointer, holderOf(part.pointer))) return true;
  return question === undefined && holderOf(pointer) === holderOf(part.pointer);
}

/** The end of a JSON Pointer to a question: its name below `properties`. */
const QUESTION = /\/properties\/[^/]+$/;
