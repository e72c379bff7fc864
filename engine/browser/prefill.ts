// Answers that the page's address gives (`?child=Ada`) to questions that form.json names under `prefill`. Only forms that declare it
// load this file. The address loses what it gave at once, so that neither the history nor a link that is copied has it.
import { type Form, memoise, prefillAnswers } from '../core/index.ts';

/** The form that, once it is open, takes answers from the address for questions that have none, or their default. */
export const prefilling = memoise(
  (form: Form): Form => ({
    ...form,
    fill(store) {
      const given = takeFromAddress(Object.keys(form.prefill ?? {}));
      for (const { name, answer } of prefillAnswers(form, store.getState().answers, given))
        store.dispatch({ type: 'change', name, answer });
    },
  }),
);

/** The first value of each parameter, which the address then no longer has. */
function takeFromAddress(keys: readonly string[]): ReadonlyMap<string, string> {
  const address = new URL(window.location.href);
  const given = keys.flatMap((key) => {
    const text = address.searchParams.get(key);
    address.searchParams.delete(key);
    return text === null ? [] : [[key, text] as const];
  });
  if (given.length > 0) window.history.replaceState(window.history.state, '', address);
  return new Map(given);
}
