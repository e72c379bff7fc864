// A form of two or three steps, for probes of what answers of earlier steps decide.
import { answered, group, type Probe, text } from './probe.ts';

interface SecondStep {
  /** What the first step asks. */
  readonly first: object;
  /** When the second step is asked. */
  readonly asked?: object;
  /** Its own schema. */
  readonly second: object;
  /** Where its answers stand. */
  readonly at?: string;
  readonly ui?: object;
  /** A step after it. */
  readonly third?: { readonly schema: object; readonly if?: object };
}

/** A form of two or three steps; the first has its answers at the root. */
export function steps(
  { first, asked, second, at = '/more', ui = { 'ui:order': ['*'] }, third }: SecondStep,
  probe: Probe | object,
): Probe {
  return {
    schema: first,
    form: {
      steps: [
        { id: 'who', label: 'Who' },
        { id: 'more', label: 'More', ...(at && { at }), ...(asked && { if: asked }) },
        ...(third ? [{ id: 'last', label: 'Last', at: '/last', ...(third.if && { if: third.if }) }] : []),
      ],
    },
    files: {
      'trip/more.schema.json': second,
      'trip/more.ui.json': ui,
      'trip/ar.json': undefined,
      ...(third && { 'trip/last.schema.json': third.schema, 'trip/last.ui.json': { 'ui:order': ['*'] } }),
    },
    ...probe,
  };
}

export const titled = (title: string, question: object) => ({ title, ...question });
export const note = titled('Note', text);
export const noted = group({ note }, 'note');
export const isB = answered('/c', { const: 'b' });
