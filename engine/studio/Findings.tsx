import type { Finding } from './protocol.ts';

interface FindingsProps {
  /** Undefined until they are known. */
  readonly findings: readonly Finding[] | undefined;
  readonly onChoose: (finding: Finding) => void;
}

/** What the check says of the form, each leading to its line. */
export function Findings({ findings, onChoose }: FindingsProps) {
  return (
    <section aria-labelledby="findings" className="studio-findings">
      <h2 id="findings">Findings</h2>
      <p role="status">{summary(findings)}</p>
      <ol>
        {findings?.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <button type="button" className="button-quiet" onClick={() => onChoose({ ...finding })}>
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
  if (!findings) return 'The form is being checked…';
  if (findings.length === 0) return 'Nothing is wrong with this form.';
  return findings.length === 1 ? 'One finding' : `${findings.length} findings`;
}
