import type { Example } from '../../check/index.ts';
import { Choice } from '../parts/Choice.tsx';

interface ExamplesProps {
  readonly examples: readonly Example[];
  readonly chosen: Example | undefined;
  /** Undefined empties the form. */
  readonly onChoose: (example: Example | undefined) => void;
}

const isRefused = ({ name }: Example) => name.startsWith('refused/');

/** Fills the form with an example: a button for each accepted one, a select for the refused ones. */
export function Examples({ examples, chosen, onChoose }: ExamplesProps) {
  const refused = examples.filter(isRefused);
  return (
    <fieldset className="studio-examples">
      <legend>Fill the form with</legend>
      <button type="button" onClick={() => onChoose(undefined)}>
        nothing
      </button>
      {examples
        .filter((example) => !isRefused(example))
        .map((example) => (
          <button
            key={example.name}
            type="button"
            aria-pressed={chosen?.name === example.name}
            onClick={() => onChoose(example)}
          >
            {example.name}
          </button>
        ))}
      {refused.length > 0 && (
        <Choice
          label="refused:"
          value={chosen && isRefused(chosen) ? chosen.name : ''}
          onChange={(wanted) => onChoose(refused.find(({ name }) => name === wanted))}
        >
          <option value="">choose…</option>
          {refused.map(({ name }) => (
            <option key={name} value={name}>
              {name.slice('refused/'.length)}
            </option>
          ))}
        </Choice>
      )}
    </fieldset>
  );
}
