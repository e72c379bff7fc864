// A name in the other script than asked for is said gently, and goes through all the same.
import type { UiSchema } from '../../core/index.ts';
import { useWords } from '../context.ts';
import { useAnswer } from '../useAnswer.ts';

const OTHER = { arabic: /\p{Script=Latin}/u, latin: /\p{Script=Arabic}/u } as const;

interface ScriptHintProps {
  readonly ui: UiSchema;
  /** Name of the question. */
  readonly name: string;
}

export function ScriptHint({ ui, name }: ScriptHintProps) {
  const words = useWords();
  const script = ui['ui:script'] as keyof typeof OTHER | undefined;
  const isOther = useAnswer(name, (answer) => script && typeof answer === 'string' && OTHER[script].test(answer));
  if (!script) return null;
  return (
    <p className="field-hint" role="status">
      {isOther && words.wrongScript[script]}
    </p>
  );
}
