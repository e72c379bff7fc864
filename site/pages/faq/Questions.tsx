import type { FrequentQuestion } from './frequentQuestion.ts';
import { Question } from './Question.tsx';

interface QuestionsProps {
  readonly questions: readonly FrequentQuestion[];
}

/** Questions that unfold their answers, one below the other. */
export function Questions({ questions }: QuestionsProps) {
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
