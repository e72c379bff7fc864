import { useMemo, useState } from 'react';
import type { Example } from '../../check/index.ts';
import { type Form, languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { Choice } from '../parts/Choice.tsx';
import { FrameRow } from '../parts/FrameRow.tsx';
import { WIDTHS, WidthChoice } from '../parts/WidthChoice.tsx';
import type { CheckAnswer } from '../protocol/protocol.ts';
import { exampleAsking, showing } from '../state/asking.ts';
import type { Following } from '../state/useFollowing.ts';
import { begun, type Visit } from '../state/visit.ts';
import { whyEmpty } from '../state/whyEmpty.ts';
import { Frame } from './Frame.tsx';

interface FramesProps {
  /** By language, the last module that compiled. */
  readonly modules: CheckAnswer['modules'];
  /** The modules of the current texts. */
  readonly current: CheckAnswer['modules'];
  readonly visit: Visit;
  readonly onVisit: (visit: Visit) => void;
  /** In the source language; undefined while there is none. */
  readonly form: Form | undefined;
  readonly examples: readonly Example[];
  /** Fills the form with the example, at the open step. */
  readonly onFill: (example: Example) => void;
  readonly following: Following;
  /** Why there is no form, where there is none. */
  readonly without: string;
}

/** The form in every language, at the chosen width. */
export function Frames({ modules, current, visit, onVisit, form, examples, onFill, following, without }: FramesProps) {
  // The same object until form or visit is another: each one is sent to the frames.
  const shown = useMemo(() => begun(form, visit), [form, visit]);
  const [width, setWidth] = useState<number>(WIDTHS.phone);
  // The question that the cursor of the editor is in; undefined while another step is shown.
  const pointed = following.pointed?.step === visit.step ? following.pointed : undefined;
  const why = form && whyEmpty(form, shown, pointed);
  const example = form && why && exampleAsking(form, examples, pointed ?? visit);
  return (
    <>
      <div className="studio-actions">
        {form && form.steps.length > 1 && (
          <Choice
            label="Step"
            value={String(visit.step)}
            onChange={(step) => onVisit(showing(form, examples, visit, { step: Number(step) }))}
          >
            {form.steps.map(({ id, label }, step) => (
              <option key={id} value={step}>
                {step + 1}. {label}
              </option>
            ))}
          </Choice>
        )}
        <label>
          <input type="checkbox" checked={following.isOn} onChange={({ target }) => following.turn(target.checked)} />{' '}
          Form and file follow each other
        </label>
      </div>
      <WidthChoice width={width} onChoose={setWidth} />
      <p role="status" className="studio-notice">
        {why}{' '}
        {example && (
          <button type="button" onClick={() => onFill(example)}>
            Fill the form with “{example.name}”, which has it
          </button>
        )}
      </p>
      <FrameRow width={width}>
        {languages.map((language) => (
          <Frame
            key={language}
            language={language}
            name={engineTexts[language].nameInEnglish}
            module={modules[language]}
            isOlder={modules[language] !== undefined && current[language] === undefined}
            visit={shown}
            width={width}
            onVisit={onVisit}
            pointed={following.pointed}
            onField={following.onField}
            without={without}
          />
        ))}
      </FrameRow>
    </>
  );
}
