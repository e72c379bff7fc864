// A warning, not an error: the answer is in the other script than `ui:script` asks for.
import type { UiSchema } from '../../core/index.ts';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useMessages } from '../state/context.ts';

const OTHER = { arabic: /\p{Script=Latin}/u, latin: /\p{Script=Arabic}/u } as const;

interface ScriptHintProps {
  readonly ui: UiSchema;
  /** Name of the question. */
  readonly name: string;
}

export function ScriptHint({ ui, name }: ScriptHintProps) {
  const messages = useMessages();
  const script = ui['ui:script'] as keyof typeof OTHER | undefined;
  const isOther = useAnswer(name, (answer) => script && typeof answer === 'string' && OTHER[script].test(answer));
  if (!script) return null;
  return (
    <p className="field-hint" role="status">
      {isOther && messages.wrongScript[script]}
    </p>
  );
}
