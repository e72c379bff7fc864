import { sections } from '../../core/index.ts';
import type { GroupTemplateProps } from '../rjsf/props.ts';
import { SectionText } from './SectionText.tsx';

/** RJSF's ObjectFieldTemplate: the questions of a group in their sections, below the title of a group inside a group. */
export function GroupTemplate({ title, description, properties, schema, uiSchema = {} }: GroupTemplateProps) {
  const questions = sections(schema, uiSchema).map((section, i) => {
    const { title: heading, text, fields } = section;
    const contents = properties.filter(({ name }) => fields.includes(name)).map(({ content }) => content);
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
