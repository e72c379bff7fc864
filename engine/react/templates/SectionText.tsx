import type { Section } from '../../core/index.ts';

/** The paragraphs and bullet lists above a section's questions. */
export function SectionText({ text = [] }: Pick<Section, 'text'>) {
  return text.map((paragraph) =>
    typeof paragraph === 'string' ? (
      <p key={paragraph} className="section-text">
        {paragraph}
      </p>
    ) : (
      <ul key={paragraph.join()} className="section-text">
        {paragraph.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}
