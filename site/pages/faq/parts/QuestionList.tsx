import type { FrequentQuestion } from '../frequentQuestion.ts';
import { Question } from './Question.tsx';

interface QuestionListProps {
  readonly questions: readonly FrequentQuestion[];
}

/** A list of questions with folded answers. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="questions">
      {questions.map(({ id, title, text = [], body }) => (
        <Question key={id} id={id} title={title}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {body}
        </Question>
      ))}
    </div>
  );
}
