// A form's files beside the form that they make, for whoever looks after the forms. What is typed is checked and drawn at
// once and written to the file only by "Save".
import { useState } from 'react';
import { acceptSubmission, stepErrors } from '../core/index.ts';
import { Changes } from './Changes.tsx';
import { Choice } from './Choice.tsx';
import { Examples } from './Examples.tsx';
import type { Example } from './examplesOf.ts';
import { FileChoice } from './FileChoice.tsx';
import { Findings } from './Findings.tsx';
import { Frames } from './Frames.tsx';
import type { Finding } from './protocol.ts';
import { TextPane } from './TextPane.tsx';
import { useFolder } from './useFolder.ts';
import { useForms } from './useForms.ts';
import { useLook } from './useLook.ts';
import { usePlace } from './usePlace.ts';
import { useTexts } from './useTexts.ts';
import { Verdict } from './Verdict.tsx';
import { EMPTY, type Visit } from './visit.ts';

export function Studio() {
  const [place, go] = usePlace();
  const [goTo, setGoTo] = useState<Finding>();
  const [visited, setVisited] = useState({ form: place.form, visit: EMPTY });
  const { names, folder, failure, written } = useFolder(place.form);
  const texts = useTexts(folder, written);
  const looked = useLook(place.form, folder, texts.unsaved);
  const forms = useForms(looked.modules).filter(({ id }) => id === place.form);
  const visit = visited.form === place.form ? visited.visit : EMPTY;
  const setVisit = (now: Visit) => setVisited({ form: place.form, visit: now });
  const file = folder?.files.find(({ name }) => name === place.file) ?? folder?.files[0];
  const open = (name: string) => go({ form: place.form, file: name });
  const fill = (example: Example | undefined) => {
    const [source] = forms;
    if (!example || !source) return setVisit(EMPTY);
    const { answers } = acceptSubmission(source, example.answers);
    const wrong = source.steps.findIndex((step) => stepErrors(step, answers).size > 0);
    setVisit({ answers: example.answers, step: wrong < 0 ? visit.step : wrong, example, complains: wrong >= 0 });
  };
  const choose = (finding: Finding) => {
    open(finding.file);
    setGoTo(finding);
  };
  return (
    <main className="studio">
      <header className="studio-header">
        <h1>Studio</h1>
        <Choice label="Form" value={place.form ?? ''} onChange={(form) => go({ form })}>
          <option value="">choose…</option>
          {names.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
        {folder && file && (
          <FileChoice
            form={place.form ?? ''}
            files={folder.files}
            open={file.name}
            unsaved={texts.unsaved}
            findings={looked.findings ?? []}
            onOpen={open}
          />
        )}
      </header>
      {[failure, looked.failure, ...(folder?.trouble ?? [])].map(
        (trouble) =>
          trouble && (
            <p key={trouble} role="alert" className="studio-trouble">
              {trouble}
            </p>
          ),
      )}
      {place.form === undefined && <p>Choose a form. Nothing is written to its files before you save.</p>}
      {folder && file && (
        <>
          <div className="studio-desk">
            <section aria-label="Text" className="studio-text">
              <TextPane file={file} texts={texts} findings={looked.findings ?? []} goTo={goTo} />
              <Findings findings={looked.findings} onChoose={choose} />
            </section>
            <section aria-label="The live form" className="studio-live">
              <Examples examples={folder.examples} chosen={visit.example} onChoose={fill} />
              <Frames modules={looked.modules} current={looked.current} visit={visit} onVisit={setVisit} />
            </section>
          </div>
          <div className="studio-columns">
            <Verdict forms={forms} visit={visit} />
            <Changes form={place.form} folder={folder} texts={texts.unsaved} />
          </div>
        </>
      )}
    </main>
  );
}
