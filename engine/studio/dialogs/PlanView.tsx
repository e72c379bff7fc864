import type { Ref } from 'react';
import { ChangeList } from '../parts/ChangeList.tsx';
import { FileChanges } from '../parts/FileChanges.tsx';
import type { PlanAnswer } from '../protocol/actions.ts';

interface PlanViewProps {
  readonly plan: Extract<PlanAnswer, { files: unknown }>;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The files that would be written, what does not follow, what parents would see changed, and the findings that would then be left. */
export function PlanView({ plan, heading }: PlanViewProps) {
  const { files, findings, changes, since, notes = [] } = plan;
  const others = findings.filter(({ code }) => code !== 'translated');
  const untranslated = findings.length - others.length;
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
