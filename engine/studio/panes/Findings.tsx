import type { Finding } from '../protocol/protocol.ts';

interface FindingsProps {
  /** Undefined before the first check. */
  readonly findings: readonly Finding[] | undefined;
  readonly onChoose: (finding: Finding) => void;
}

/** The findings of the check; a button opens the line of each. */
export function Findings({ findings, onChoose }: FindingsProps) {
  return (
    <section aria-labelledby="findings" className="studio-findings">
      <h2 id="findings">Findings</h2>
      <p role="status">{summary(findings)}</p>
      <ol>
        {findings?.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <button type="button" className="studio-link" onClick={() => onChoose({ ...finding })}>
              {finding.file}, line {finding.line}
            </button>
            <code dir="ltr">{finding.pointer || '/'}</code>
            <p>
              {finding.problem} <em>{finding.repair}</em>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function summary(findings: readonly Finding[] | undefined): string {
  if (!findings) return 'Checking the form…';
  if (findings.length === 0) return 'No mistakes in this form.';
  return findings.length === 1 ? 'One finding' : `${findings.length} findings`;
}
