import type { ReactNode } from 'react';
import { sections } from '../../core/index.ts';
import type { GroupTemplateProps } from '../rjsf/props.ts';
import { SectionText } from './SectionText.tsx';

/** Questions in a part of a long section; the styles estimate the height of a part by it (`site/styles/form/long.css`). */
const PART = 25;

/** RJSF's ObjectFieldTemplate: the questions of a group in their sections, below the title of a group inside a group. */
export function GroupTemplate({ title, description, properties, schema, uiSchema = {} }: GroupTemplateProps) {
  const byName = new Map(properties.map(({ name, content }) => [name, content]));
  const questions = sections(schema, uiSchema).map((section, i) => {
    const { title: heading, text, declared } = section;
    const contents = inParts(declared, byName);
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

/**
 * The questions of a section; those of a long one in parts, which the styles lay out and paint near the viewport only. Hidden questions
 * count, so that one that becomes visible moves no other to the next part, where its control would be drawn anew.
 */
function inParts(declared: readonly string[], contents: ReadonlyMap<string, ReactNode>): ReactNode {
  const drawn = declared.map((name) => contents.get(name));
  if (drawn.length <= 2 * PART) return drawn;
  const parts = [];
  for (let i = 0; i < drawn.length; i += PART)
    parts.push(
      <div key={i} className="part">
        {drawn.slice(i, i + PART)}
      </div>,
    );
  return parts;
}
