import type { Finding } from '../protocol/protocol.ts';

interface FindingsProps {
  /** Undefined before the first check. */
  readonly findings: readonly Finding[] | undefined;
  readonly onChoose: (finding: Finding) => void;
  readonly onMend: (finding: Finding) => void;
  readonly onMendAll: () => void;
  /** The text means something else than the fact that it says. */
  readonly onExcept: (finding: Finding) => void;
  /** All translations still say what the English says. */
  readonly onConfirm: () => void;
}

/** The findings of the check; a button opens the line of each, another mends it where the check knows how. */
export function Findings({ findings, onChoose, onMend, onMendAll, onExcept, onConfirm }: FindingsProps) {
  const certain = findings?.filter(({ canMend }) => canMend).length ?? 0;
  return (
    <section aria-labelledby="findings" className="studio-findings">
      <h2 id="findings">Findings</h2>
      <p role="status">{summary(findings)}</p>
      {certain > 1 && (
        <div className="studio-actions">
          <button type="button" onClick={onMendAll}>
            Mend all {certain} that can be mended
          </button>
        </div>
      )}
      <ol>
        {findings?.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <button type="button" className="studio-link" onClick={() => onChoose({ ...finding })}>
              {finding.file}, line {finding.line}
            </button>{' '}
            <code dir="ltr">{finding.pointer || '/'}</code>
            <p>
              {finding.problem} <em>{finding.repair}</em>
            </p>
            <div className="studio-actions">
              {finding.canMend && (
                <button type="button" onClick={() => onMend(finding)}>
                  Mend it
                </button>
              )}
              {finding.code === 'factsNamed' && (
                <button type="button" onClick={() => onExcept(finding)}>
                  It means something else…
                </button>
              )}
              {finding.code === 'translationsCurrent' && !finding.canMend && (
                <button type="button" onClick={onConfirm}>
                  All translations still say the same
                </button>
              )}
            </div>
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
