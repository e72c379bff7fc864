// A condition that is changed where it is read.
import { useState } from 'react';
import type { Comparable, Test } from '../protocol/conditions.ts';
import { TestRows } from './TestRows.tsx';

interface ConditionBuilderProps {
  readonly test: Test;
  readonly comparable: readonly Comparable[];
  readonly onWrite: (test: Test) => void;
}

export function ConditionBuilder({ test: written, comparable, onWrite }: ConditionBuilderProps) {
  const [test, setTest] = useState(written);
  return (
    <form
      className="studio-condition"
      onSubmit={(event) => {
        event.preventDefault();
        onWrite(test);
      }}
    >
      <TestRows test={test} comparable={comparable} onChange={setTest} />
      <div className="studio-actions">
        <button type="submit">Write…</button>
      </div>
    </form>
  );
}
