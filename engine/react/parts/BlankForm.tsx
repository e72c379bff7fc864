// The form to print and fill in by pen: every question of every step in all its wordings, with its condition, and with lines to write
// on or boxes to tick.
import { useEffect, useRef } from 'react';
import {
  type AskedIf,
  allSections,
  conditionsOf,
  declaredProperties,
  isGroupSchema,
  mayBeRequired,
  type Schema,
  titlesOf,
  type UiSchema,
  uiOf,
} from '../../core/index.ts';
import { type BlankMessages, blankMessages } from '../../languages/blankForm.ts';
import type { WizardMessages } from '../../languages/wizard.ts';
import { useMessages, useWizardContext } from '../state/context.ts';
import { SectionText } from '../templates/SectionText.tsx';
import { labelOf, optionsOf } from '../widgets/options.ts';

/** Printed entries of a repeating list. */
const BLANK_ENTRIES = 4;
/** Most options that are printed as boxes; more of them become a line to write on. */
const MOST_BOXES = 25;

function useBlankMessages(): BlankMessages {
  return blankMessages[useWizardContext().form.language];
}

export function BlankForm({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages();
  const { form } = useWizardContext();
  const blank = useBlankMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="wizard">
      <div className="blank-form">
        <h1 tabIndex={-1} ref={heading}>
          {form.title}
        </h1>
        <p className="wizard-actions">
          <button type="button" className="button" onClick={() => window.print()}>
            {blank.print}
          </button>
          <button type="button" className="button-secondary" onClick={onClose}>
            {blank.close}
          </button>
        </p>
        <p className="wizard-note">{messages.requiredNote}</p>
        {form.steps.map((step) => (
          <section key={step.id}>
            <h2>{step.label}</h2>
            <BlankGroup schema={step.schema} ui={step.ui} />
          </section>
        ))}
      </div>
    </section>
  );
}

function BlankGroup({ schema, ui }: { readonly schema: Schema; readonly ui: UiSchema }) {
  const properties = declaredProperties(schema);
  return allSections(properties, ui).map((section, i) => (
    <section key={section.title ?? i} className="blank-section">
      {section.title && <h3>{section.title}</h3>}
      <SectionText text={section.text} />
      {section.fields
        .filter((key) => key in properties)
        .map((key) => (
          <BlankField key={key} name={key} group={schema} ui={uiOf(ui, key)} heading={section.title} />
        ))}
    </section>
  ));
}

interface BlankFieldProps {
  readonly name: string;
  readonly group: Schema;
  readonly ui: UiSchema;
  /** The section's title; a question of the same title does not repeat it. */
  readonly heading: string | undefined;
}

function BlankField({ name, group, ui, heading }: BlankFieldProps) {
  const messages = useMessages();
  const blank = useBlankMessages();
  const properties = declaredProperties(group);
  const property = properties[name];
  if (!property) return null;
  const title = blank.titles(titlesOf(group).get(name) ?? []);
  const conditions = conditionsOf(group);
  const isList = property.items !== undefined || isGroupSchema(property);
  const isOptional = !isList && !property.readOnly && !mayBeRequired(group).has(name);
  const isWide = isList || property.enum !== undefined || ui['ui:widget'] === 'textarea';
  const hint = ui['ui:description'] ?? property.description;
  return (
    <div className={isWide ? 'blank-field blank-wide' : 'blank-field'}>
      <p>
        {title !== heading && <strong>{title}</strong>} {isOptional && messages.optional}{' '}
        {conditions.has(name) && inWords(conditions.get(name), properties, messages, blank)}
      </p>
      {hint && <p className="field-hint">{hint}</p>}
      {ui['ui:help'] && <p className="field-hint">{ui['ui:help']}</p>}
      {property.format === 'date' && <p className="field-hint">{blank.date}</p>}
      <BlankAnswer schema={property} ui={ui} />
    </div>
  );
}

function BlankAnswer({ schema, ui }: { readonly schema: Schema; readonly ui: UiSchema }) {
  const messages = useMessages();
  const blank = useBlankMessages();
  if (isGroupSchema(schema)) return <BlankGroup schema={schema} ui={ui} />;
  const { items } = schema;
  if (items && isGroupSchema(items)) {
    const entries = Array.from({ length: Math.min(schema.maxItems ?? BLANK_ENTRIES, BLANK_ENTRIES) }, (_, i) => i + 1);
    return entries.map((number) => (
      <section key={number} className="blank-entry">
        <h4>{messages.entry(ui['ui:entry'] ?? '', number)}</h4>
        <BlankGroup schema={items} ui={uiOf(ui, 'items')} />
      </section>
    ));
  }
  const choice = items ?? schema;
  if (schema.type === 'boolean') {
    return (
      <ul className="blank-options">
        <li>{messages.ticked}</li>
        {ui['ui:widget'] && ui['ui:widget'] !== 'checkbox' && <li>{messages.notTicked}</li>}
      </ul>
    );
  }
  if (schema.readOnly) return <p>{schema.compute ? blank.computed : String(schema.const)}</p>;
  if (choice.enum && choice.enum.length <= MOST_BOXES) {
    return (
      <ul className="blank-options">
        {optionsOf(choice).map(({ value, label }) => (
          <li key={String(value)}>{label}</li>
        ))}
      </ul>
    );
  }
  if (schema.format === 'attachment') return <p>{blank.attach}</p>;
  return <div className={ui['ui:widget'] === 'textarea' ? 'blank-line blank-lines' : 'blank-line'} />;
}

function inWords(
  condition: AskedIf | undefined,
  properties: Readonly<Record<string, Schema>>,
  messages: WizardMessages,
  blank: BlankMessages,
): string {
  const decider = condition && properties[condition.key];
  if (!decider) return blank.sometimes;
  const { key, values, except } = condition;
  if (values.length === 0) return blank.onlyIfAnswered(decider.title ?? key, !except);
  const labels = values.map((value) => (value === true ? messages.ticked : labelOf(decider, value)));
  return blank.onlyIf(decider.title ?? key, labels, except);
}
