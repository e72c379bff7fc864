import type { ReactNode } from 'react';

/** A term and its description. */
interface Term {
  readonly name: string;
  readonly text: ReactNode;
}

interface TermsProps {
  readonly terms: readonly Term[];
}

/** Terms with their descriptions beside them. */
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
