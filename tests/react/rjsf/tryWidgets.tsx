// The contract of the wizard with a widget that somebody else made: it shows that an answer is missing, takes a wrong one and says
// so, takes the right one, and sends it as the schema has it.
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { type Answers, type Schema, toName, type UiSchema } from '../../../engine/core/index.ts';
import type { Wizard } from '../../../engine/react/Wizard.tsx';
import { press } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { mountWizard } from '../support/mountWizard.tsx';

export interface Tried {
  /** As `ui:widget` names it. */
  readonly name: string;
  readonly schema: Schema;
  readonly ui?: UiSchema;
  /** Gives a wrong answer, where the widget lets one. */
  readonly wrong?: () => Promise<void>;
  /** Gives `answer` in its place. */
  readonly right: () => Promise<void>;
  readonly answer: unknown;
}

type Parts = Pick<ComponentProps<typeof Wizard>, 'widgets' | 'templates'>;

/** Each widget in a form of its own. */
export function tryWidgets(widgets: readonly Tried[], parts: Parts): void {
  it.each(widgets)('$name on $schema.type is answered wrong, then right, and sent', async (widget) => {
    const page = await mountWizard(asking(widget), { parts });
    expect(errorSaid()).toBeUndefined();
    expect(await page.submitted()).toBeUndefined();
    expect(errorSaid()).toBe('This field is required');
    document.querySelector<HTMLElement>('.error-summary a')?.click();
    expect(document.activeElement?.closest('.error-summary')).toBeNull();
    expect(document.activeElement?.closest('.wizard-questions')).not.toBeNull();
    if (widget.wrong) {
      await widget.wrong();
      await press('{Tab}');
      await expect.poll(errorSaid).toBe('Choose one of the options');
      expect(await page.submitted()).toBeUndefined();
    }
    await widget.right();
    await expect.poll(errorSaid).toBeUndefined();
    expect(await page.submitted()).toEqual({ q: widget.answer });
  });
}

function asking({ name, schema, ui, answer }: Tried) {
  const isRight = (given: unknown) => JSON.stringify(given) === JSON.stringify(answer);
  const faults = ({ q }: Answers) =>
    q === undefined || isRight(q) ? [] : [{ keyword: 'enum', instancePath: '/q', params: {} }];
  const question = { q: { title: 'The Question', ...schema } };
  return makeForm([makeStep('one', question, { required: ['q'], ui: { q: { 'ui:widget': name, ...ui } }, faults })]);
}

/** What is said of the answer, by whatever template. */
function errorSaid(): string | undefined {
  return document.getElementById(`${toName(['q'])}__error`)?.textContent || undefined;
}
