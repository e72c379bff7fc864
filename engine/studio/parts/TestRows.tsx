// A condition as rows of question, comparison and value.
import type { Comparable, Comparison, Relation, Test } from '../protocol/conditions.ts';

interface TestRowsProps {
  readonly test: Test;
  readonly comparable: readonly Comparable[];
  readonly onChange: (test: Test) => void;
}

const RELATIONS: Readonly<Record<Relation, string>> = {
  equal: 'is',
  'one-of': 'is one of',
  'not-equal': 'is not',
  'none-of': 'is none of',
  includes: 'includes',
  'includes-not': 'does not include',
  'at-least': 'is at least',
  'at-most': 'is at most',
  'more-than': 'is more than',
  'less-than': 'is less than',
  from: 'is on or after',
  until: 'is on or before',
  'has-at-least': 'has at least this many',
  'has-at-most': 'has at most this many',
  answered: 'is answered',
  unanswered: 'is not answered',
};

/** A box that is not ticked has no answer. */
function inWords(is: Relation, { options = [] }: Pick<Comparable, 'options'>): string {
  const isBox = options.length === 1 && options[0]?.value === true;
  return isBox ? RELATIONS[is].replace('answered', 'ticked') : RELATIONS[is];
}

/** True for comparisons with a number of entries, or of chosen options. */
const isCount = (is: Relation) => is === 'has-at-least' || is === 'has-at-most';
const isAboutAnswering = (is: Relation) => is === 'answered' || is === 'unanswered';

/** What a row of this comparison begins with: a number of entries that some lists have and others have not. */
export function firstValues(
  { options, least = 1 }: Pick<Comparable, 'options' | 'least'>,
  is: Relation,
): readonly unknown[] {
  if (isAboutAnswering(is)) return [];
  if (isCount(is)) return [is === 'has-at-least' ? least + 1 : least];
  return [options?.[0]?.value ?? ''];
}

export function TestRows({ test, comparable, onChange }: TestRowsProps) {
  const { join, comparisons } = test;
  const change = (now: readonly Comparison[]) => onChange({ ...test, comparisons: now });
  const [first] = comparable;
  return (
    <>
      {comparisons.map((comparison, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
        <fieldset key={i}>
          <legend>{i === 0 ? 'if' : join === 'all' ? 'and' : 'or'}</legend>
          <Row comparison={comparison} comparable={comparable} onChange={(now) => change(comparisons.with(i, now))} />
          {comparisons.length > 1 && (
            <button type="button" onClick={() => change(comparisons.toSpliced(i, 1))}>
              Remove
            </button>
          )}
        </fieldset>
      ))}
      <div className="studio-actions">
        {comparisons.length > 1 && (
          <select
            aria-label="How they are joined"
            value={join}
            onChange={({ target }) => onChange({ ...test, join: target.value === 'any' ? 'any' : 'all' })}
          >
            <option value="all">all of these (and)</option>
            <option value="any">any of these (or)</option>
          </select>
        )}
        {first && (
          <button type="button" onClick={() => change([...comparisons, startOf(first)])}>
            Add a comparison
          </button>
        )}
      </div>
    </>
  );
}

/** The comparison that a row begins with after another question was chosen in it. */
export function startOf(compared: Comparable): Comparison {
  const { question, relations } = compared;
  const [is = 'answered'] = relations;
  return { question, is, values: firstValues(compared, is) };
}

interface RowProps {
  readonly comparison: Comparison;
  readonly comparable: readonly Comparable[];
  readonly onChange: (comparison: Comparison) => void;
}

function Row({ comparison, comparable, onChange }: RowProps) {
  const { question, is, values } = comparison;
  const compared = comparable.find((one) => one.question === question);
  const choose = (wanted: Relation) => {
    const isOther = isAboutAnswering(wanted) || isCount(wanted) || isCount(is);
    const kept = isOther || values.length === 0 ? firstValues(compared ?? {}, wanted) : values.slice(0, 1);
    onChange({ question, is: wanted, values: kept });
  };
  return (
    <>
      <select
        aria-label="Question"
        value={question}
        onChange={({ target }) => {
          const chosen = comparable.find((one) => one.question === target.value);
          if (chosen) onChange(startOf(chosen));
        }}
      >
        {!compared && <option value={question}>{question}</option>}
        {comparable.map((one) => (
          <option key={one.question} value={one.question}>
            {one.title}
          </option>
        ))}
      </select>
      <select aria-label="Comparison" value={is} onChange={({ target }) => choose(relationOf(target.value))}>
        {/* What is written stays there, also if it is not offered. */}
        {[...new Set([...(compared?.relations ?? []), is])].map((one) => (
          <option key={one} value={one}>
            {inWords(one, compared ?? {})}
          </option>
        ))}
      </select>
      {compared && !isAboutAnswering(is) && (
        <Value {...{ compared, is, values }} onChange={(now) => onChange({ question, is, values: now })} />
      )}
    </>
  );
}

interface ValueProps extends Pick<Comparison, 'is' | 'values'> {
  readonly compared: Comparable;
  readonly onChange: (values: readonly unknown[]) => void;
}

/** The control for the value of a comparison: a select for one option, checkboxes for several, a text, number or date box for the rest. */
function Value({ compared: { options, isNumber, isDay }, is, values, onChange }: ValueProps) {
  if (!options || isCount(is)) {
    const isTypedNumber = isNumber || isCount(is);
    const read = (typed: string) => (isTypedNumber && typed !== '' ? Number(typed) : typed);
    return (
      <input
        type={isTypedNumber ? 'number' : isDay ? 'date' : 'text'}
        {...(isTypedNumber && (isCount(is) ? { min: 1 } : { step: 'any' }))}
        aria-label="Value"
        required
        value={String(values[0] ?? '')}
        onChange={({ target }) => onChange([read(target.value)])}
      />
    );
  }
  if (is === 'one-of' || is === 'none-of')
    return (
      <fieldset aria-label="Values">
        {options.map(({ value, label }, i) => (
          <label key={JSON.stringify(value)}>
            <input
              type="checkbox"
              // At least one has to be ticked. HTML has no `required` for a set of checkboxes, so the first is required while none is.
              required={i === 0 && values.length === 0}
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((one) => one.value)
                    .filter((one) => (one === value ? target.checked : values.includes(one))),
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    );
  return (
    <select
      aria-label="Value"
      required
      value={String(options.findIndex((option) => option.value === values[0]))}
      onChange={({ target }) => onChange([options[Number(target.value)]?.value])}
    >
      {options.map(({ value, label }, i) => (
        <option key={JSON.stringify(value)} value={i}>
          {label}
        </option>
      ))}
    </select>
  );
}

function relationOf(name: string): Relation {
  return (Object.keys(RELATIONS) as Relation[]).find((one) => one === name) ?? 'answered';
}
