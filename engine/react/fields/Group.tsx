// The visible questions of a group, in their sections. It renders again only when another question becomes visible.
import { useMemo } from 'react';
import { getIn } from '../../core/path.ts';
import { resolve } from '../../core/resolve.ts';
import { type Section, sections, uiOf } from '../../core/sections.ts';
import type { Path, Schema, UiSchema } from '../../core/types.ts';
import { useWizard } from '../context.ts';
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
  const questions = section.fields.map((key) => <Child key={key} name={key} path={path} resolved={resolved} ui={ui} />);
  if (section.title === undefined && section.text === undefined) return questions;
  return (
    <section className="section">
      {section.title !== undefined && <h2 className="section-title">{section.title}</h2>}
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
}

function Child({ name, path, resolved, ui }: ChildProps) {
  const childPath = useMemo(() => [...path, name], [path, name]);
  const schema = resolved.properties?.[name];
  if (!schema) return null;
  const required = resolved.required?.includes(name) ?? false;
  return <Question path={childPath} schema={schema} ui={uiOf(ui, name)} required={required} />;
}
