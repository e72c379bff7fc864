// The visible questions of a group, in their sections. It renders again only when another question becomes visible.
import { useMemo } from 'react';
import {
  getIn,
  isGroupSchema,
  type Path,
  resolve,
  type Schema,
  type Section,
  sections,
  type UiSchema,
  uiOf,
} from '../../core/index.ts';
import { useWizard, useWords } from '../context.ts';
import { Question } from './Question.tsx';
import { SectionText } from './SectionText.tsx';

interface GroupProps {
  readonly path: Path;
  readonly schema: Schema;
  readonly ui: UiSchema;
}

export function Group({ path, schema, ui }: GroupProps) {
  const resolved = useWizard((state) => resolve(schema, getIn(state.answers, path)));
  return sections(resolved, ui).map((section, i) => (
    <SectionOf key={section.title ?? i} section={section} path={path} resolved={resolved} ui={ui} />
  ));
}

interface SectionProps {
  readonly section: Section;
  readonly path: Path;
  readonly resolved: Schema;
  readonly ui: UiSchema;
}

function SectionOf({ section, path, resolved, ui }: SectionProps) {
  const isTitled = section.title !== undefined;
  const questions = section.fields.map((key) => (
    <Child key={key} name={key} path={path} resolved={resolved} ui={ui} isTitled={isTitled} />
  ));
  if (!isTitled && section.text === undefined) return questions;
  return (
    <section className="section">
      {isTitled && <h2 className="section-title">{section.title}</h2>}
      <SectionText text={section.text} />
      {questions}
    </section>
  );
}

interface ChildProps {
  readonly name: string;
  readonly path: Path;
  readonly resolved: Schema;
  readonly ui: UiSchema;
  /** A heading stands above the section. */
  readonly isTitled: boolean;
}

function Child({ name, path, resolved, ui, isTitled }: ChildProps) {
  const words = useWords();
  const childPath = useMemo(() => [...path, name], [path, name]);
  const schema = resolved.properties?.[name];
  if (!schema) return null;
  const required = resolved.required?.includes(name) ?? false;
  const question = <Question path={childPath} schema={schema} ui={uiOf(ui, name)} required={required} />;
  if (isTitled || !isGroupSchema(schema.items ?? {})) return question;
  // A list of groups has no label of its own.
  return (
    <section className="section">
      <h3 className="section-title">
        {schema.title}
        {!required && <span className="field-optional"> {words.optional}</span>}
      </h3>
      {question}
    </section>
  );
}
