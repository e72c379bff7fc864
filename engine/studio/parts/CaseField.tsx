import type { Comparable, Test } from '../protocol/conditions.ts';
import { startOf, TestRows } from './TestRows.tsx';

interface CaseFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What can be compared. */
  readonly comparable: readonly Comparable[];
  /** A test as JSON; empty for always. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Always, or the rows of a condition. */
export function CaseField({ id, label, hint, comparable, value, onChange }: CaseFieldProps) {
  // Written below.
  const test = value === '' ? undefined : (JSON.parse(value) as Test);
  const first = comparable.find(({ options }) => options) ?? comparable[0];
  const choose = (isAlways: boolean) => {
    const begun: Test | undefined = first && { join: 'all', comparisons: [startOf(first)] };
    onChange(isAlways || !begun ? '' : JSON.stringify(begun));
  };
  return (
    <div className="studio-field studio-case">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={hint && `${id}-hint`}
        value={test ? 'case' : ''}
        onChange={({ target }) => choose(target.value === '')}
      >
        <option value="">always</option>
        {first && <option value="case">in some cases only</option>}
      </select>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {!first && <small>There is no other question here or in an earlier step that it could depend on.</small>}
      {test && (
        <div className="studio-condition">
          <TestRows test={test} comparable={comparable} onChange={(now) => onChange(JSON.stringify(now))} />
        </div>
      )}
    </div>
  );
}
