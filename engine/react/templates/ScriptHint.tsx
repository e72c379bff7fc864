// A warning, not an error: the answer is in the other script than `ui:script` asks for.
import { getIn, toPath } from '../../core/index.ts';
import { useMessages, useWizard } from '../state/context.ts';

const OTHER = { arabic: /\p{Script=Latin}/u, latin: /\p{Script=Arabic}/u } as const;

interface ScriptHintProps {
  readonly script: keyof typeof OTHER;
  /** Name of the question. */
  readonly name: string;
}

export function ScriptHint({ script, name }: ScriptHintProps) {
  const messages = useMessages();
  const isOther = useWizard(({ answers }) => {
    const answer = getIn(answers, toPath(name));
    return typeof answer === 'string' && OTHER[script].test(answer);
  }, name);
  return (
    <p className="field-hint" role="status">
      {isOther && messages.wrongScript[script]}
    </p>
  );
}
