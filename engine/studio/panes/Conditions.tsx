import { ConditionBuilder } from '../parts/ConditionBuilder.tsx';
import type { ConditionChange, WrittenCondition } from '../protocol/conditions.ts';
import type { Spot } from '../protocol/spot.ts';

const MORE = 'It is changed in its file: it compares more than this table can.';
const OF_CASE =
  'It is an option of the question, with what is asked for it: both are changed in “Steps and questions”.';
const OF_OTHERS = 'It is changed in its file: it is written as a dependency, or as one of several answers to give.';

interface ConditionsProps {
  /** Undefined before the form was read for the first time. */
  readonly conditions: readonly WrittenCondition[] | undefined;
  readonly onOpen: (spot: Spot) => void;
  readonly onWrite: (change: ConditionChange) => void;
}

/** Every condition of the form as a sentence, and a builder for those that it can write. */
export function Conditions({ conditions, onOpen, onWrite }: ConditionsProps) {
  return (
    <section aria-label="Conditions" className="studio-conditions">
      {conditions === undefined && <p>One moment…</p>}
      {conditions?.length === 0 && <p>This form asks everything of everyone.</p>}
      <ol>
        {conditions?.map((condition) => {
          const { file, line, pointer, where, inWords, asked, otherwise, written, test, isCase, comparable } =
            condition;
          return (
            <li key={`${file} ${pointer}`}>
              <p>
                <small>{where}</small> <strong>{inWords}</strong>
                {asked.length > 0 && `: ${asked.join(', ')}`}
                {otherwise.length > 0 && `; otherwise: ${otherwise.join(', ')}`}
              </p>
              <button type="button" className="studio-link" onClick={() => onOpen(condition)}>
                {file}, line {line}
              </button>
              {test && written !== undefined ? (
                <details>
                  <summary>Change it</summary>
                  <ConditionBuilder
                    key={written}
                    test={test}
                    comparable={comparable}
                    onWrite={(now) => onWrite({ file, pointer, written, test: now })}
                  />
                </details>
              ) : (
                <p>{written !== undefined ? MORE : isCase ? OF_CASE : OF_OTHERS}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
