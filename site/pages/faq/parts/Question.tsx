import type { ReactNode } from 'react';

interface QuestionProps {
  /** For links to the question. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A question that unfolds its answer. `<details>` works before hydration and without scripts, announces its state, and is opened
 * by the browser's search within the page. The style sheet shows one of the two signs.
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
