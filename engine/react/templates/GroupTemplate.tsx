import type { ReactNode } from 'react';
import { sections } from '../../core/index.ts';
import type { GroupTemplateProps } from '../rjsf/props.ts';
import { SectionText } from './SectionText.tsx';

type Contents = ReadonlyMap<string, ReactNode>;

/** Draws a section of these questions; those that are hidden have no content. */
export type DrawSection = (declared: readonly string[], contents: Contents) => ReactNode;

const together: DrawSection = (declared, contents) => declared.map((name) => contents.get(name));

/** RJSF's ObjectFieldTemplate: the questions of a group in their sections, below the title of a group inside a group. */
export function GroupTemplate({ draw = together, ...group }: GroupTemplateProps & { readonly draw?: DrawSection }) {
  const { title, description, properties, schema, uiSchema = {} } = group;
  const byName = new Map(properties.map(({ name, content }) => [name, content]));
  const questions = sections(schema, uiSchema).map((section, i) => {
    const { title: heading, text, declared } = section;
    const contents = draw(declared, byName);
    if (heading === undefined && text === undefined) return contents;
    return (
      <section key={heading ?? i} className="section">
        {heading !== undefined && <h2 className="section-title">{heading}</h2>}
        <SectionText text={text} />
        {contents}
      </section>
    );
  });
  if (!title && !description) return questions;
  return (
    <section className="section">
      {title && <h3 className="section-title">{title}</h3>}
      {description && <p className="section-text">{description}</p>}
      {questions}
    </section>
  );
}
