// A name in the other script than asked for is said gently, and goes through all the same.
import type { UiSchema } from '../../core/types.ts';
import { useWords } from '../context.ts';

const OTHER = { arabic: /\p{Script=Latin}/u, latin: /\p{Script=Arabic}/u } as const;

interface ScriptHintProps {
  readonly ui: UiSchema;
  readonly answer: unknown;
}

export function ScriptHint({ ui, answer }: ScriptHintProps) {
  const words = useWords();
  const script = ui['ui:script'] as keyof typeof OTHER | undefined;
  if (!script) return null;
  const isOther = typeof answer === 'string' && OTHER[script].test(answer);
  return (
    <p className="field-hint" role="status">
      {isOther && words.wrongScript[script]}
    </p>
  );
}
