// The whole form on paper, for families who fill it in by pen: every question of every step, with room to write or boxes to
// tick, in every wording that it can have, and when it applies.
import { useEffect, useRef } from 'react';
import { type AskedIf, conditionsOf } from '../../core/conditionsOf.ts';
import { declared } from '../../core/declared.ts';
import { mayBeRequired } from '../../core/mayBeRequired.ts';
import { type Section, uiOf } from '../../core/sections.ts';
import { hasQuestions } from '../../core/settle.ts';
import { titlesOf } from '../../core/titlesOf.ts';
import type { Schema, UiSchema } from '../../core/types.ts';
import { useWizardContext } from '../context.ts';
import { optionsOf } from '../widgets/options.ts';
import { words } from '../words.ts';

/** Lists get room for this many entries; longer lists of options are not spelt out on paper. */
const BLANK_ENTRIES = 4;
const MOST_BOXES = 25;

export function BlankForm({ onClose }: { readonly onClose: () => void }) {
  const { form } = useWizardContext();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="blank-form">
      <h1 tabIndex={-1} ref={heading}>
        {form.title}
      </h1>
      <p className="wizard-actions">
        <button type="button" className="button" onClick={() => window.print()}>
          {words.blank.print}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {words.blank.close}
        </button>
      </p>
      {form.steps.map((step) => (
        <section key={step.id}>
          <h2>{step.label}</h2>
          <BlankGroup schema={step.schema} ui={step.ui} />
        </section>
      ))}
    </section>
  );
}

function BlankGroup({ schema, ui }: { readonly schema: Schema; readonly ui: UiSchema }) {
  const properties = declared(schema);
  const conditions = conditionsOf(schema);
  const titles = titlesOf(schema);
  const required = mayBeRequired(schema);
  const sections = (ui['ui:sections'] as readonly Section[] | undefined) ?? [{ fields: Object.keys(properties) }];
  return sections.map((section, i) => (
    <section key={section.title ?? i}>
      {section.title && <h3>{section.title}</h3>}
      {section.text?.flat().map((line) => (
        <p key={line}>{line}</p>
      ))}
      {section.fields.map((key) => {
        const property = properties[key];
        const hint = uiOf(ui, key)['ui:hint'];
        return (
          property && (
            <div key={key} className="blank-field">
              <p>
                <strong>{words.blank.titles(titles.get(key) ?? [])}</strong>{' '}
                {!required.has(key) && !hasQuestions(property) && words.optional}{' '}
                {conditions.has(key) && inWords(conditions.get(key), properties)}
              </p>
              {typeof hint === 'string' && <p className="field-hint">{hint}</p>}
              <BlankAnswer schema={property} ui={uiOf(ui, key)} />
            </div>
          )
        );
      })}
    </section>
  ));
}

function BlankAnswer({ schema, ui }: { readonly schema: Schema; readonly ui: UiSchema }) {
  if (hasQuestions(schema)) return <BlankGroup schema={schema} ui={ui} />;
  const { items } = schema;
  if (items && hasQuestions(items)) {
    const entries = Array.from({ length: Math.min(schema.maxItems ?? BLANK_ENTRIES, BLANK_ENTRIES) }, (_, i) => i + 1);
    return entries.map((number) => (
      <section key={number} className="blank-entry">
        <h4>{words.entry(String(ui['ui:entry'] ?? ''), number)}</h4>
        <BlankGroup schema={items} ui={uiOf(ui, 'items')} />
      </section>
    ));
  }
  if (schema.enum && schema.enum.length <= MOST_BOXES) {
    return (
      <ul className="blank-options">
        {optionsOf(schema).map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </ul>
    );
  }
  if (schema.format === 'attachment') return <p>{words.blank.attach}</p>;
  return <div className={ui['ui:widget'] === 'textarea' ? 'blank-line blank-lines' : 'blank-line'} />;
}

function inWords(condition: AskedIf | undefined, properties: Readonly<Record<string, Schema>>): string {
  const decider = condition && properties[condition.key];
  if (!decider) return words.blank.sometimes;
  const { key, values, except } = condition;
  const options = optionsOf(decider);
  const labels = values.map((value) => options.find((option) => option.value === value)?.label ?? String(value));
  return words.blank.onlyIf(decider.title ?? key, labels, except);
}
