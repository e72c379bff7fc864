// The form to print and fill in by pen: every question of every step in all its wordings, with its condition, and with lines to write
// on or boxes to tick.
import { useEffect, useRef } from 'react';
import {
  type AskedIf,
  alternativesOf,
  conditionsOf,
  mayBeRequired,
  readCondition,
  titlesOf,
} from '../../core/definition.ts';
import {
  allSections,
  declaredProperties,
  formSchema,
  isGroupSchema,
  isList,
  questionAtPointer,
  type Schema,
  type Step,
  type UiSchema,
  uiOf,
} from '../../core/index.ts';
import { type BlankMessages, blankMessages } from '../../languages/blankForm.ts';
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
  const inWords = useConditionWords();
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
        {form.steps.map(({ id, label, if: condition, written, ...step }) => (
          <section key={id}>
            <h2>{label}</h2>
            {condition && <p>{inWords(readCondition(condition), formSchema(form))}</p>}
            <BlankGroup {...(written ?? step)} cases={NO_CASES} />
          </section>
        ))}
      </div>
    </section>
  );
}

/** By the name of a question, with `/` into groups and lists: when it is asked, in words. */
type Cases = ReadonlyMap<string, string>;

const NO_CASES: Cases = new Map();

interface BlankGroupProps extends Pick<Step, 'schema' | 'ui'> {
  /** Those of questions that a branch around the group adds to it. */
  readonly cases: Cases;
}

function BlankGroup({ schema, ui, cases }: BlankGroupProps) {
  const inWords = useConditionWords();
  const properties = declaredProperties(schema);
  const own = [...conditionsOf(schema)].map(([key, condition]) => [key, inWords(condition, schema)] as const);
  const all = new Map([...own, ...cases]);
  return allSections(properties, ui).map((section, i) => (
    <section key={section.title ?? i} className="blank-section">
      {section.title && <h3>{section.title}</h3>}
      <SectionText text={section.text} />
      {section.fields
        .filter((key) => key in properties)
        .map((key) => (
          <BlankField key={key} name={key} group={schema} ui={uiOf(ui, key)} heading={section.title} cases={all} />
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
  readonly cases: Cases;
}

function BlankField({ name, group, ui, heading, cases }: BlankFieldProps) {
  const messages = useMessages();
  const blank = useBlankMessages();
  const properties = declaredProperties(group);
  const property = properties[name];
  if (!property) return null;
  const title = blank.titles(titlesOf(group).get(name) ?? []);
  const others = alternativesOf(group)
    .get(name)
    ?.map((key) => properties[key]?.title ?? key);
  const isList = property.items !== undefined || isGroupSchema(property);
  const isOptional =
    !isGroupSchema(property) &&
    !property.readOnly &&
    !ui['ui:disabled'] &&
    !ui['ui:readonly'] &&
    !mayBeRequired(group).has(name);
  const isWide = isList || property.enum !== undefined || ui['ui:widget'] === 'textarea';
  const hint = ui['ui:description'] ?? property.description;
  const formats: Readonly<Record<string, string>> = blank.formats;
  const written = formats[property.format ?? ''];
  return (
    <div className={isWide ? 'blank-field blank-wide' : 'blank-field'}>
      <p>
        {title !== heading && <strong>{title}</strong>} {isOptional && messages.optional} {others && blank.or(others)}{' '}
        {cases.get(name)}
      </p>
      {hint && <p className="field-hint">{hint}</p>}
      {ui['ui:help'] && <p className="field-hint">{ui['ui:help']}</p>}
      {written && <p className="field-hint">{written}</p>}
      <BlankAnswer schema={property} ui={ui} cases={within(cases, name)} />
    </div>
  );
}

/** Those of the questions in a group, or in the entries of a list. */
function within(cases: Cases, name: string): Cases {
  const below = [...cases].filter(([key]) => key.startsWith(`${name}/`));
  return new Map(below.map(([key, words]) => [key.slice(name.length + 1), words]));
}

function BlankAnswer({ schema, ui, cases }: BlankGroupProps) {
  const messages = useMessages();
  const blank = useBlankMessages();
  if (isGroupSchema(schema)) return <BlankGroup {...{ schema, ui, cases }} />;
  const { items } = schema;
  if (items && isList(schema)) {
    const entries = Array.from({ length: Math.min(schema.maxItems ?? BLANK_ENTRIES, BLANK_ENTRIES) }, (_, i) => i + 1);
    return entries.map((number) => (
      <section key={number} className="blank-entry">
        <h4>{messages.entry(ui['ui:entry'] ?? '', number)}</h4>
        <BlankAnswer schema={items} ui={uiOf(ui, 'items')} cases={cases} />
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
  if (schema.compute) return <p>{blank.computed}</p>;
  // One without a fixed answer is filled in by a link, or by hand.
  if (schema.readOnly && schema.const !== undefined) return <p>{String(schema.const)}</p>;
  if (choice.enum && choice.enum.length <= MOST_BOXES) {
    return (
      <ul className="blank-options">
        {optionsOf(choice).map(
          ({ value, label }) => !ui['ui:enumDisabled']?.includes(value) && <li key={String(value)}>{label}</li>,
        )}
      </ul>
    );
  }
  if (schema.format === 'attachment') return <p>{blank.attach}</p>;
  if (schema.inputType === 'password') return <p>{blank.secret}</p>;
  return <div className={ui['ui:widget'] === 'textarea' ? 'blank-line blank-lines' : 'blank-line'} />;
}

/** Says in words when something in a group is asked. */
function useConditionWords(): (condition: AskedIf | undefined, group: Schema) => string {
  const messages = useMessages();
  const { form } = useWizardContext();
  const blank = useBlankMessages();
  return (condition, group) => {
    if (!condition) return blank.sometimes;
    const { key, values, except } = condition;
    const decider = key.startsWith('/')
      ? questionAtPointer(form.steps, key)
      : questionAtPointer([{ at: [], schema: group }], `/${key}`);
    if (!decider) return blank.sometimes;
    if (values.length === 0) return blank.onlyIfAnswered(decider.title ?? key, !except);
    const labels = values.map((value) => {
      if (typeof value === 'boolean') return value ? messages.ticked : messages.notTicked;
      return labelOf(decider.items ?? decider, value);
    });
    return blank.onlyIf(decider.title ?? key, labels, except);
  };
}
