// Beside the files: the form in every language, to be filled in, with its examples; or the pages of its office.
import type { Example } from '../../check/index.ts';
import { acceptSubmission, type Form, stepErrors } from '../../core/index.ts';
import { KeepExample } from '../parts/KeepExample.tsx';
import type { KeptExample } from '../protocol/actions.ts';
import type { FormFolder } from '../protocol/protocol.ts';
import type { Checked } from '../state/useCheck.ts';
import type { Following } from '../state/useFollowing.ts';
import { EMPTY, type Visit } from '../state/visit.ts';
import { Examples } from './Examples.tsx';
import { Frames } from './Frames.tsx';
import { OfficePreview } from './OfficePreview.tsx';

interface LiveProps {
  readonly isOffice: boolean;
  /** In each language that compiles, the source language first. */
  readonly forms: readonly Form[];
  readonly checked: Checked;
  readonly folder: FormFolder;
  readonly visit: Visit;
  readonly following: Following;
  readonly onVisit: (visit: Visit) => void;
  readonly onKeep: (kept: KeptExample) => void;
}

export function Live({ isOffice, forms, checked, folder, visit, following, onVisit, onKeep }: LiveProps) {
  const [source] = forms;
  const without = checked.findings ? 'It is shown here once what stands under “Findings” is mended.' : 'One moment…';
  const fill = (example: Example | undefined) => {
    if (!example || !source) return onVisit(EMPTY);
    const { answers } = acceptSubmission(source, example.answers);
    const firstInvalid = source.steps.findIndex((step) => stepErrors(step, answers).size > 0);
    onVisit({
      answers: example.answers,
      step: firstInvalid < 0 ? visit.step : firstInvalid,
      example,
      showsErrors: firstInvalid >= 0,
    });
  };
  return (
    <section aria-label="The live form" className="studio-live">
      {isOffice ? (
        <OfficePreview
          modules={checked.modules}
          offices={checked.offices}
          isOlder={Object.keys(checked.offices).length > 0 && Object.keys(checked.current).length === 0}
          examples={folder.examples}
          without={without}
        />
      ) : (
        <>
          <Examples examples={folder.examples} chosen={visit.example} onChoose={fill} />
          {source && <KeepExample form={source} visit={visit} examples={folder.examples} onKeep={onKeep} />}
          <Frames
            modules={checked.modules}
            current={checked.current}
            visit={visit}
            onVisit={onVisit}
            form={source}
            examples={folder.examples}
            onFill={(example) => onVisit({ answers: example.answers, step: visit.step, example, showsErrors: false })}
            following={following}
            without={without}
          />
        </>
      )}
    </section>
  );
}
