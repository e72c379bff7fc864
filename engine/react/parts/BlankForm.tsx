// The whole form on paper, for families who fill it in by pen: every question of every step, with room to write or boxes to
// tick, and when it applies.
import { useEffect, useRef } from 'react';
import { type AskedIf, conditionsOf } from '../../core/conditionsOf.ts';
import { declared } from '../../core/declared.ts';
import { type Section, uiOf } from '../../core/sections.ts';
import { hasQuestions } from '../../core/settle.ts';
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
  const sections = (ui['ui:sections'] as readonly Section[] | undefined) ?? [{ fields: Object.keys(properties) }];
  return sections.map((section, i) => (
    <section key={section.title ?? i}>
      {section.title && <h3>{section.title}</h3>}
      {section.text?.flat().map((line) => (
        <p key={line}>{line}</p>
      ))}
      {section.fields.map((key) => {
        const property = properties[key];
        const condition = conditions.get(key);
        return (
          property && (
            <div key={key} className="blank-field">
              <p>
                <strong>{property.title}</strong> {condition && inWords(condition, properties)}
              </p>
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
  const choice = items ?? schema;
  if (schema.type === 'boolean') {
    return (
      <ul className="blank-options">
        <li>{words.ticked}</li>
      </ul>
    );
  }
  if (schema.readOnly) return <p>{String(schema.const)}</p>;
  if (choice.enum && choice.enum.length <= MOST_BOXES) {
    return (
      <ul className="blank-options">
        {optionsOf(choice).map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </ul>
    );
  }
  if (schema.format === 'attachment') return <p>{words.blank.attach}</p>;
  return <div className={ui['ui:widget'] === 'textarea' ? 'blank-line blank-lines' : 'blank-line'} />;
}

function inWords({ key, values, except }: AskedIf, properties: Readonly<Record<string, Schema>>): string {
  const decider = properties[key];
  if (!decider) return '';
  if (values.length === 0) return words.blank.onlyIfAnswered(decider.title ?? key, !except);
  const options = optionsOf(decider);
  const labels = values.map((value) =>
    value === true ? words.ticked : (options.find((option) => option.value === String(value))?.label ?? String(value)),
  );
  return words.blank.onlyIf(decider.title ?? key, labels.join(', '), except);
}
