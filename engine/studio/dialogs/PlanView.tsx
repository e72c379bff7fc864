import type { Ref } from 'react';
import { ChangeList } from '../parts/ChangeList.tsx';
import { FileChanges } from '../parts/FileChanges.tsx';
import type { PlanAnswer } from '../protocol/actions.ts';
import type { Finding } from '../protocol/protocol.ts';

interface PlanViewProps {
  readonly plan: Extract<PlanAnswer, { files: unknown }>;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The files that would be written, what does not follow, what parents would see changed, and the findings that would then be left. */
export function PlanView({ plan, heading }: PlanViewProps) {
  const { files, findings, changes, since, notes = [] } = plan;
  const isBehind = ({ code, canMend }: Finding) => code === 'translationsCurrent' && !canMend;
  const others = findings.filter((finding) => finding.code !== 'translated' && !isBehind(finding));
  const behind = findings.filter(isBehind).length;
  const untranslated = findings.length - others.length - behind;
  return (
    <div className="studio-plan">
      <h3 ref={heading} tabIndex={-1}>
        What will be written
      </h3>
      {files.length === 0 ? (
        <p>Nothing: the form is published as it is. Commit its files, and put the site on its server.</p>
      ) : (
        <FileChanges files={files} />
      )}
      {notes.length > 0 && (
        <>
          <h3>What does not follow</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </>
      )}
      {changes && (
        <>
          <h3>What parents will see changed{since && ` since ${since.day}: ${since.subject}`}</h3>
          <ChangeList changes={changes} />
        </>
      )}
      {findings.length > 0 && (
        <>
          <h3>What will be left to do</h3>
          <ul>
            {untranslated > 0 && (
              <li>
                {untranslated === 1 ? 'One text has' : `${untranslated} texts have`} no translation yet: “Texts” lists
                what is missing.
              </li>
            )}
            {behind > 0 && (
              <li>
                {behind === 1 ? 'One translation is' : `${behind} translations are`} of earlier English: “Texts” shows
                them under “Changed since”.
              </li>
            )}
            {others.map((finding) => (
              <li key={JSON.stringify(finding)}>
                {finding.problem} <em>{finding.repair}</em>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
