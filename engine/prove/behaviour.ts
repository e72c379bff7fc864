// What a form does, as texts that can be compared: the verdict on submissions, the pages that a visitor meets on the way to them, and what
// site and service read of form.json.
import {
  type Answers,
  acceptSubmission,
  type Form,
  flattenAnswers,
  isRecord,
  listFields,
  mapDocument,
  pristineAnswers,
  reduceWizard,
  startWizard,
  type WizardState,
} from '../core/index.ts';
import type { WizardMessages } from '../languages/wizard.ts';
import { blankFormMarkup, pageMarkup } from '../react/pageMarkup.ts';
import { typedIn } from './runWizard.ts';

/** Something that can be seen of a form. */
type Observation = (form: Form) => unknown;

/** Compares other forms with one. */
export interface Observed {
  /** True if nothing that was looked at tells the other form from this one. */
  sameAs(other: Form): boolean;
}

/** At most so many submissions are met on the pages: each is several pages. */
const ON_PAGES = 60;

/** In so many of them, Add is pressed in every list. */
const WITH_ENTRIES = 20;

/** In so many of these, Next or Submit is pressed as well. */
const SENT_WITH_ENTRIES = 4;

/**
 * What the form does with these submissions.
 * @param submissions valid and invalid ones; the more of them, the less goes unseen
 */
export function observe(form: Form, messages: WizardMessages, submissions: readonly Answers[]): Observed {
  const onPage = someOf(form, submissions);
  const observations = [...cheap([{}, ...submissions], onPage), ...onPages(form, messages, onPage)];
  const seen: string[] = [];
  return {
    sameAs(other) {
      return observations.every((look, i) => {
        seen[i] ??= inText(look(form));
        return seen[i] === inText(look(other));
      });
    },
  };
}

function inText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cheap(submissions: readonly Answers[], typed: readonly Answers[]): readonly Observation[] {
  return [
    outsideOfPages,
    pristineAnswers,
    ...submissions.flatMap((answers): readonly Observation[] => [
      (form) => acceptSubmission(form, answers),
      (form) => asked(form, answers),
    ]),
    ...typed.map(
      (answers): Observation =>
        (form) =>
          typedIn(form, answers),
    ),
  ];
}

/** The questions that are asked, and what they are called: more submissions are judged than drawn as pages. */
function asked(form: Form, answers: Answers): readonly unknown[] {
  return form.steps.flatMap((step) =>
    listFields(step, answers).map(({ name, schema: { title, description } }) => [name, title, description]),
  );
}

/** What the site's other pages, the saved file and the service take from form.json. */
function outsideOfPages(form: Form): unknown {
  const { version, title, description, route, aliases, menu, purpose, beside, prefill, submit } = form;
  const { summary, mail, mailOffice } = form;
  return [
    { version, title, description, route, aliases, menu, purpose, beside, prefill },
    { post: submit.post, download: submit.download, summary, mail, mailOffice },
  ];
}

/** First those that together answer every question, then the valid ones, then the longest of the others; last the two shortest. */
function someOf(form: Form, submissions: readonly Answers[]): readonly Answers[] {
  const byLength = submissions.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  const valid = byLength.filter((answers) => acceptSubmission(form, answers).errors.length === 0);
  const answered = new Set<string>();
  const answeringMore = byLength.filter((answers) => {
    const before = answered.size;
    for (const path of answeredPaths(answers)) answered.add(path);
    return answered.size > before;
  });
  const all = new Set([...answeringMore, ...valid, ...byLength]);
  return [...new Set([...[...all].slice(0, ON_PAGES - 2), ...byLength.slice(-2)])];
}

function answeredPaths(answers: Answers): readonly string[] {
  return Object.entries(answers).flatMap(([key, answer]) => flattenAnswers(key, answer).map(({ name }) => name));
}

function onPages(first: Form, messages: WizardMessages, submissions: readonly Answers[]): readonly Observation[] {
  const page = (stateIn: (form: Form) => WizardState): Observation => {
    return (form) => pageMarkup(form, messages, stateIn(form));
  };
  const atSteps = first.steps.flatMap((_, step) =>
    [undefined, ...submissions].flatMap((answers) => {
      const start = (form: Form) => startWizard(form, answers, step);
      return [page(start), page((form) => goOn(form, start(form)))];
    }),
  );
  const whole = submissions.flatMap((answers) => [
    page((form) => ({ ...startWizard(form, answers), view: 'review' })),
    page((form) => finished(form, answers)),
    page((form) => reduceWizard(form, finished(form, answers), { type: 'again' })),
    (form: Form) => mapDocument(form.submit.document, answers),
  ]);
  const last = first.steps.length - 1;
  return [
    ...atSteps,
    (form) => withEntries(form).answers,
    ...[undefined, ...submissions.slice(0, WITH_ENTRIES)].map((answers) => page((form) => withEntries(form, answers))),
    ...first.steps.flatMap((_, step) =>
      [undefined, ...submissions.slice(0, SENT_WITH_ENTRIES)].map((answers) =>
        page((form) => goOn(form, { ...withEntries(form, answers), step })),
      ),
    ),
    page((form) => ({ ...startWizard(form, undefined, last), submission: { phase: 'sending', part: 0 } })),
    ...whole,
    (form) => blankFormMarkup(form, messages),
    ...submissions.slice(0, WITH_ENTRIES).map((answers) => page((form) => startWizard(form, twiceEach(answers)))),
  ];
}

/** After Next, or Submit in the last step. */
function goOn(form: Form, state: WizardState): WizardState {
  return reduceWizard(form, state, { type: state.step < form.steps.length - 1 ? 'next' : 'send' });
}

function finished(form: Form, answers: Answers): WizardState {
  const receipt = { reference: 'K7QM-4XRT-7', receivedAt: '2026-01-01T00:00:00Z' };
  return { ...startWizard(form, answers), submission: { phase: 'done', receipt } };
}

/**
 * The answers with the entries of each list twice. Only the button that removes an entry says by which answer it is named, and the first entry
 * of a required list has no such button.
 */
function twiceEach(answers: Answers): Answers {
  const twice = (answer: unknown): unknown => {
    if (isRecord(answer)) return twiceEach(answer);
    return Array.isArray(answer) && answer.some(isRecord) ? [...answer, ...answer] : answer;
  };
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, twice(answer)]));
}

/** After Add was pressed in every list of the form with these answers. */
function withEntries(form: Form, answers?: Answers): WizardState {
  const start = startWizard(form, answers);
  const lists = form.steps.flatMap((step) => listFields(step, start.answers)).filter(({ schema }) => schema.items);
  return lists.reduce((state, { name }) => reduceWizard(form, state, { type: 'add-entry', name }), start);
}
