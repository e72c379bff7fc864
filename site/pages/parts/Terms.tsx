import type { ReactNode } from 'react';

/** A name, and what is said about it. */
interface Term {
  readonly name: string;
  readonly text: ReactNode;
}

interface TermsProps {
  readonly terms: readonly Term[];
}

/** Names, and what is said about each of them beside it. */
export function Terms({ terms }: TermsProps) {
  return (
    <dl className="calendar">
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
