// A warning, not an error: the answer is in the other script than `ui:script` asks for.
import type { UiSchema } from '../../core/index.ts';
import { useWords } from '../context.ts';
import { useAnswer } from '../hooks/useAnswer.ts';

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
