// Large forms: a page has the first step at once, and asks for the others as soon as it runs. Until they have come, a step that is not there
// is a step that nothing satisfies, so that nothing goes beyond it, and its questions are drawn by a template that says so. The module of
// a large form imports this file (`vite/modules/formParts.ts`); no other page loads it.
import type { Form, Step } from '../core/index.ts';
import { settleLaterSteps } from '../core/later.ts';
import { laterStepsMessages } from '../languages/laterSteps.ts';
import { FirstStep, type LoadingSteps, MissingStep } from './parts/MissingStep.tsx';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * The form of a page that has its first step only.
 * @param form has at least `id`, `label`, `at` and `if` of the other steps
 * @param load loads these; `attempt` counts from 0, because a browser does not ask again for a module that it could not load
 */
export function withLaterSteps(form: Form, load: (attempt: number) => Promise<readonly Step[]>): Form {
  const { loading: message } = laterStepsMessages[form.language];
  const [first, ...heads] = form.steps;
  if (!first) return form;
  const drawn = { ...first, ui: { ...first.ui, 'ui:ObjectFieldTemplate': FirstStep } };
  const missing = heads.map((head) => missingStep({ ...head, messages: first.messages }, message));
  return { ...form, steps: [drawn, ...missing], later: loadingWith(load) };
}

/** A step whose questions are not there. Answers at its place stay as they are. */
function missingStep({ id, label, at, if: condition, written, messages }: Step, message: string): Step {
  const validate: Step['validate'] = () => false;
  const cause = { keyword: 'later', instancePath: '', params: {} };
  validate.errors = [{ keyword: 'errorMessage', instancePath: '', message, params: { errors: [cause] } }];
  const place = written?.at ?? at;
  const ui = { 'ui:ObjectFieldTemplate': MissingStep };
  return { id, label, at: place, ...(condition && { if: condition }), schema: {}, ui, validate, messages };
}

function loadingWith(load: (attempt: number) => Promise<readonly Step[]>): LoadingSteps {
  const listeners = new Set<() => void>();
  let failed = false;
  let attempts = 0;
  let tried: Promise<readonly Step[]> | undefined;
  let coming: Promise<readonly Step[]> | undefined;
  let endPause: (() => void) | undefined;
  const setFailed = (now: boolean) => {
    failed = now;
    for (const listener of listeners) listener();
  };
  async function attempt(): Promise<readonly Step[]> {
    try {
      return await load(attempts++);
    } catch (error) {
      tried = undefined;
      throw error;
    }
  }
  const once = () => {
    tried ??= attempt();
    return tried;
  };
  async function untilThere(pause = FIRST_PAUSE_MS): Promise<readonly Step[]> {
    try {
      const steps = await once();
      setFailed(false);
      return steps;
    } catch {
      setFailed(true);
      await new Promise<void>((resolve) => {
        endPause = resolve;
        setTimeout(resolve, pause);
        window.addEventListener('online', () => resolve(), { once: true });
      });
      return untilThere(Math.min(2 * pause, LONGEST_PAUSE_MS));
    }
  }
  const joined = ({ later, steps: [first], ...form }: Form, steps: readonly Step[]): Form => ({
    ...form,
    steps: first ? [first, ...steps] : steps,
  });
  const loading: LoadingSteps = {
    async whole(store) {
      coming ??= untilThere();
      const steps = await coming;
      // Somebody else who waited was first, or the language was changed.
      if (store.getForm().later === loading) store.translate(joined(store.getForm(), steps));
      return store.getForm();
    },
    atOnce: async (form) => joined(form, await once()),
    settle: settleLaterSteps,
    hasFailed: () => failed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tryNow: () => endPause?.(),
  };
  return loading;
}
