import type { FrequentQuestion } from './frequentQuestion.ts';
import { Question } from './Question.tsx';

interface QuestionListProps {
  readonly questions: readonly FrequentQuestion[];
}

/** Questions that unfold their answers, one below the other. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="questions">
      {questions.map(({ id, title, answer }) => (
        <Question key={id} id={id} title={title}>
          {answer}
        </Question>
      ))}
    </div>
  );
}
