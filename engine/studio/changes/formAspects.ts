import type { FormFile } from '../../compile/index.ts';
import type { Aspect } from './change.ts';

const BYTES_PER_MB = 1024 * 1024;

/** What a parent can notice of the form as a whole. */
export function formAspects(form: FormFile): ReadonlyMap<string, Aspect> {
  const { title, description, menu, incomplete, submit, again, done, attachments, route } = form;
  const texts: Readonly<Record<string, string | undefined>> = {
    title,
    description,
    'menu label': menu?.label,
    'incomplete next': incomplete?.next,
    'incomplete submit': incomplete?.submit,
    'submit label': submit.label,
    'submit busy': submit.busy,
    'again label': again?.label,
    'again text': again?.text,
    'done title': done.title,
    'done text': done.text.join('\n'),
  };
  const size = attachments && `${attachments.maxBytes / BYTES_PER_MB} MB, ${attachments.types.join(', ')}`;
  const facts: Readonly<Record<string, string | undefined>> = {
    files: size,
    address: route,
    'saved file': submit.download,
    sent: submit.post,
  };
  const order = form.steps.map(({ id }) => id);
  const labels = form.steps.map(({ label }) => label);
  return new Map<string, Aspect>([
    ['steps', { value: JSON.stringify(order), inWords: labels.join(', ') }],
    ...Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }] as const])),
    ...Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value, inWords: value }] as const],
    ),
  ]);
}
