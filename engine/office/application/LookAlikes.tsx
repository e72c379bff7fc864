import { useState } from 'react';
import { plusInFront } from '../../core/index.ts';
import type { ApplicationRow } from '../../ports/index.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { RelatedLink } from './Related.tsx';

interface LookAlikesProps {
  /** Of the application whose page it is. */
  readonly reference: string;
  readonly rows: readonly ApplicationRow[];
}

/** Applications that may be about the same child; the answers that differ are asked for when somebody wants to see them. */
export function LookAlikes({ reference, rows }: LookAlikesProps) {
  const { messages } = useOffice();
  const texts = messages.application;
  return (
    <section className="look-alikes">
      <h2>{texts.lookAlikes}</h2>
      {rows.map((row) => (
        <div key={row.reference}>
          <p>
            <RelatedLink row={row} />
          </p>
          <Comparison reference={reference} other={row.reference} />
        </div>
      ))}
    </section>
  );
}

interface ComparisonProps {
  readonly reference: string;
  readonly other: string;
}

function Comparison(props: ComparisonProps) {
  const { messages } = useOffice();
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{messages.application.differs}</summary>
      {isOpen && <Differences {...props} />}
    </details>
  );
}

/** Side by side. */
function Differences({ reference, other }: ComparisonProps) {
  const { messages } = useOffice();
  const parts = { reference, other };
  const { answer, refusal } = useLoaded('GET /applications/:reference/look-alikes/:other', { parts });
  const texts = messages.application;
  if (refusal) return <Refusal refusal={refusal} />;
  if (!answer) return <p role="status">{messages.loading}</p>;
  if (answer.length === 0) return <p>{texts.same}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.question}</th>
          <th scope="col">{texts.here}</th>
          <th scope="col">{texts.there}</th>
        </tr>
      </thead>
      <tbody>
        {answer.map(({ label, here, there }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td dir="auto">{plusInFront(here)}</td>
            <td dir="auto">{plusInFront(there)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
