import type { ReactNode } from 'react';

interface QuestionProps {
  /** For links to the question. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A question that unfolds its answer. The browser's own element, so that it works before and without scripts, says its
 * state, and is found by a search in the page; the style sheet shows the one of the two signs that fits.
 */
export function Question({ id, title, children }: QuestionProps) {
  return (
    <details className="question" id={id}>
      <summary>
        <h3>{title}</h3>
        <span className="question-sign" aria-hidden="true">
          <span>+</span>
          <span>-</span>
        </span>
      </summary>
      <div className="question-answer">{children}</div>
    </details>
  );
}
