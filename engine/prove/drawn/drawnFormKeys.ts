// The keys of a drawn form.json that are not about its steps.
import fc from 'fast-check';
import type { Schema } from '../../core/index.ts';

export interface FormPlan {
  readonly next: 'check' | 'when-valid';
  readonly submit: 'post' | 'download' | 'both';
  /** Optional keys. */
  readonly has: readonly (typeof OPTIONAL)[number][];
}

const OPTIONAL = [
  ...(['phoneCountry', 'incomplete', 'reset', 'again', 'label', 'busy', 'description', 'summary', 'mail'] as const),
  ...(['mailOffice', 'prefill', 'document', 'menu', 'aliases', 'purpose'] as const),
] as const;

export const formPlan: fc.Arbitrary<FormPlan> = fc.record({
  next: fc.constantFrom('check', 'when-valid'),
  submit: fc.constantFrom('post', 'post', 'both', 'download'),
  has: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    fc.uniqueArray(fc.constantFrom(...OPTIONAL), { maxLength: 3 }),
  ),
});

interface StepOfForm {
  readonly at: string;
  readonly schema: Schema;
}

const DONE = {
  post: ['Good.'],
  both: ['We have it, and copy.json was saved on this device.'],
  download: ['The file copy.json was saved on this device.'],
};

/** What form.json says besides version, title, route and steps. */
export function formKeys({ next, submit, has }: FormPlan, steps: readonly StepOfForm[]): object {
  const of = (fits: (question: Schema) => boolean) => steps.flatMap((step) => pointers(step, fits))[0];
  const single = of(({ type, format }) => type === 'string' && format !== 'email');
  const email = of(({ format }) => format === 'email');
  const isSent = submit !== 'download';
  const [first] = steps;
  const kept = first?.at ? first.at.slice(1) : Object.keys(first?.schema.properties ?? {})[0];
  const optional: Record<FormPlan['has'][number], object | false | undefined> = {
    phoneCountry: JSON.stringify(steps).includes('"format":"phone"') && { phoneCountry: 'lb' },
    incomplete: { incomplete: { ...(steps.length > 1 && { next: 'Not yet' }), submit: 'Not all' } },
    reset: { afterSubmit: 'reset' },
    again: { again: { label: 'Once more', text: 'What is kept', keep: [kept] } },
    label: {},
    busy: {},
    description: { description: 'Who fills it in' },
    summary: isSent && single !== undefined && { summary: [single] },
    mail: isSent && email !== undefined && { mail: { to: email } },
    mailOffice: isSent && single !== undefined && { mailOffice: [single] },
    prefill: single !== undefined && { prefill: { first: single } },
    document: {},
    menu: { menu: { label: 'In the menu', position: 60 } },
    aliases: { aliases: ['/Drawn-Form'] },
    purpose: { purpose: 'drawing' },
  };
  return {
    next,
    ...Object.assign({}, ...has.map((key) => optional[key])),
    submit: {
      ...(submit !== 'download' && { post: '/drawn' }),
      ...(submit !== 'post' && { download: 'copy.json' }),
      ...(has.includes('label') && { label: 'Send it' }),
      ...(has.includes('busy') && { busy: 'It is being sent' }),
      ...(has.includes('document') && submit !== 'post' && single !== undefined && { document: { answer: single } }),
    },
    done: { title: 'Done', text: DONE[submit] },
  };
}

/** JSON Pointers of the step's own single questions. */
function pointers({ at, schema }: StepOfForm, fits: (question: Schema) => boolean): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => (fits(one) ? `${at}/${name}` : []));
}
