// The whole form on paper, for families who fill it in by pen: every question of every step, with room to write or boxes to
// tick, in every wording that it can have, and when it applies.
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
import { useWizardContext, useWords } from '../context.ts';
import { SectionText } from '../fields/SectionText.tsx';
import { labelOf, optionsOf } from '../widgets/options.ts';
import { BLANK_WORDS, type BlankWords } from '../words/blank.ts';
import type { Words } from '../words/words.ts';

/** Most entries of a list that get room, and most options that get boxes; longer lists of options get a line. */
const BLANK_ENTRIES = 4;
const MOST_BOXES = 25;

function useBlankWords(): BlankWords {
  return BLANK_WORDS[useWizardContext().form.language];
}

export function BlankForm({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { form } = useWizardContext();
  const blank = useBlankWords();
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
        <p className="wizard-note">{words.requiredNote}</p>
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
  const words = useWords();
  const blank = useBlankWords();
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
        {title !== heading && <strong>{title}</strong>} {isOptional && words.optional}{' '}
        {conditions.has(name) && inWords(conditions.get(name), properties, words, blank)}
      </p>
      {hint && <p className="field-hint">{hint}</p>}
      {ui['ui:help'] && <p className="field-hint">{ui['ui:help']}</p>}
      {property.format === 'date' && <p className="field-hint">{blank.date}</p>}
      <BlankAnswer schema={property} ui={ui} />
    </div>
  );
}

function BlankAnswer({ schema, ui }: { readonly schema: Schema; readonly ui: UiSchema }) {
  const words = useWords();
  const blank = useBlankWords();
  if (isGroupSchema(schema)) return <BlankGroup schema={schema} ui={ui} />;
  const { items } = schema;
  if (items && isGroupSchema(items)) {
    const entries = Array.from({ length: Math.min(schema.maxItems ?? BLANK_ENTRIES, BLANK_ENTRIES) }, (_, i) => i + 1);
    return entries.map((number) => (
      <section key={number} className="blank-entry">
        <h4>{words.entry(ui['ui:entry'] ?? '', number)}</h4>
        <BlankGroup schema={items} ui={uiOf(ui, 'items')} />
      </section>
    ));
  }
  const choice = items ?? schema;
  if (schema.type === 'boolean') {
    return (
      <ul className="blank-options">
        <li>{words.ticked}</li>
        {ui['ui:widget'] && ui['ui:widget'] !== 'checkbox' && <li>{words.notTicked}</li>}
      </ul>
    );
  }
  if (schema.readOnly) return <p>{String(schema.const)}</p>;
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
  words: Words,
  blank: BlankWords,
): string {
  const decider = condition && properties[condition.key];
  if (!decider) return blank.sometimes;
  const { key, values, except } = condition;
  if (values.length === 0) return blank.onlyIfAnswered(decider.title ?? key, !except);
  const labels = values.map((value) => (value === true ? words.ticked : labelOf(decider, value)));
  return blank.onlyIf(decider.title ?? key, labels, except);
}
