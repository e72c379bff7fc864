// A form's files beside the form, for maintainers of forms. What is typed is checked and shown after a pause; only "Save"
// writes it to the file.
import { useState } from 'react';
import type { Example } from '../check/index.ts';
import { acceptSubmission, stepErrors } from '../core/index.ts';
import { Changes } from './panes/Changes.tsx';
import { Examples } from './panes/Examples.tsx';
import { FileChoice } from './panes/FileChoice.tsx';
import { Findings } from './panes/Findings.tsx';
import { Frames } from './panes/Frames.tsx';
import { TextPane } from './panes/TextPane.tsx';
import { Validation } from './panes/Validation.tsx';
import { Choice } from './parts/Choice.tsx';
import type { Finding } from './protocol/protocol.ts';
import { useCheck } from './state/useCheck.ts';
import { useFolder } from './state/useFolder.ts';
import { useForms } from './state/useForms.ts';
import { usePlace } from './state/usePlace.ts';
import { useTexts } from './state/useTexts.ts';
import { EMPTY, type Visit } from './state/visit.ts';

export function Studio() {
  const [place, go] = usePlace();
  const [goTo, setGoTo] = useState<Finding>();
  const [visited, setVisited] = useState({ form: place.form, visit: EMPTY });
  const { names, folder, failure, replaceText } = useFolder(place.form);
  const texts = useTexts(folder, replaceText);
  const checked = useCheck(place.form, folder, texts.unsaved);
  const forms = useForms(checked.modules).filter(({ id }) => id === place.form);
  const visit = visited.form === place.form ? visited.visit : EMPTY;
  const setVisit = (now: Visit) => setVisited({ form: place.form, visit: now });
  const file = folder?.files.find(({ name }) => name === place.file) ?? folder?.files[0];
  const open = (name: string) => go({ form: place.form, file: name });
  const fill = (example: Example | undefined) => {
    const [source] = forms;
    if (!example || !source) return setVisit(EMPTY);
    const { answers } = acceptSubmission(source, example.answers);
    const firstInvalid = source.steps.findIndex((step) => stepErrors(step, answers).size > 0);
    setVisit({
      answers: example.answers,
      step: firstInvalid < 0 ? visit.step : firstInvalid,
      example,
      showsErrors: firstInvalid >= 0,
    });
  };
  const openFinding = (finding: Finding) => {
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
            findings={checked.findings ?? []}
            onOpen={open}
          />
        )}
      </header>
      {[failure, checked.failure, ...(folder?.problems ?? [])].map(
        (problem) =>
          problem && (
            <p key={problem} role="alert" className="studio-problem">
              {problem}
            </p>
          ),
      )}
      {place.form === undefined && <p>Choose a form. Its files change only when you save.</p>}
      {folder && file && (
        <>
          <div className="studio-desk">
            <section aria-label="Text" className="studio-text">
              <TextPane file={file} texts={texts} findings={checked.findings ?? []} goTo={goTo} />
              <Findings findings={checked.findings} onChoose={openFinding} />
            </section>
            <section aria-label="The live form" className="studio-live">
              <Examples examples={folder.examples} chosen={visit.example} onChoose={fill} />
              <Frames modules={checked.modules} current={checked.current} visit={visit} onVisit={setVisit} />
            </section>
          </div>
          <div className="studio-columns">
            <Validation forms={forms} visit={visit} />
            <Changes form={place.form} folder={folder} texts={texts.unsaved} />
          </div>
        </>
      )}
    </main>
  );
}
