// A form's files beside the form. What is typed is checked and shown after a pause; only "Save" writes it to the file.
import { useRef, useState } from 'react';
import { addForm } from './descriptions/addForm.ts';
import type { Description } from './descriptions/description.ts';
import { exceptFact } from './descriptions/exceptFact.ts';
import { renameForm } from './descriptions/renameForm.ts';
import { renameStatus } from './descriptions/renameStatus.ts';
import { JobDialog } from './dialogs/JobDialog.tsx';
import type { Job } from './dialogs/job.ts';
import { Changes } from './panes/Changes.tsx';
import { Conditions } from './panes/Conditions.tsx';
import { FileChoice } from './panes/FileChoice.tsx';
import { Findings } from './panes/Findings.tsx';
import { FormTexts } from './panes/FormTexts.tsx';
import { Live } from './panes/Live.tsx';
import { OnSite } from './panes/OnSite.tsx';
import { Overview } from './panes/Overview.tsx';
import { Questions } from './panes/Questions.tsx';
import { SettingsPane } from './panes/SettingsPane.tsx';
import { SitePane } from './panes/SitePane.tsx';
import { StillToDo } from './panes/StillToDo.tsx';
import { StudioHeader } from './panes/StudioHeader.tsx';
import { TextPane } from './panes/TextPane.tsx';
import { Validation } from './panes/Validation.tsx';
import { Views, viewOf } from './panes/Views.tsx';
import { Problems } from './parts/Problems.tsx';
import type { Action, FileChange } from './protocol/actions.ts';
import { NO_FORM, type Outline } from './protocol/outline.ts';
import type { Finding } from './protocol/protocol.ts';
import { answerChoices } from './state/answerChoices.ts';
import { useCheck } from './state/useCheck.ts';
import { useFolder } from './state/useFolder.ts';
import { useFollowing } from './state/useFollowing.ts';
import { useForms } from './state/useForms.ts';
import { usePlace } from './state/usePlace.ts';
import { useSettings } from './state/useSettings.ts';
import { useSteps } from './state/useSteps.ts';
import { useTextDrafts } from './state/useTextDrafts.ts';
import { useTexts } from './state/useTexts.ts';
import { begun, continued, EMPTY, type Visit } from './state/visit.ts';

export function Studio() {
  const [place, go] = usePlace();
  const [visited, setVisited] = useState({ form: place.form, visit: EMPTY });
  const { names, folder, failure, replaceText, reload } = useFolder(place.form);
  const [opened, setOpened] = useState<{ readonly job: Job; readonly number: number }>();
  const [done, setDone] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  const steps = useSteps();
  const texts = useTexts(folder, replaceText, (change) => {
    steps.add({ what: `Save ${change.name}`, files: [change] });
    void reload();
  });
  const form = place.form ?? '';
  const words = useTextDrafts(form);
  const settings = useSettings(form);
  const checked = useCheck(place.form, folder, texts.unsaved, words.drafts.edits, settings.changes);
  const forms = useForms(checked.modules).filter(({ id }) => id === place.form);
  const visit = visited.form === place.form ? visited.visit : EMPTY;
  const setVisit = (now: Visit) => setVisited({ form: place.form, visit: continued(visit, now) });
  const file = folder?.files.find(({ name }) => name === place.file) ?? folder?.files[0];
  const view = viewOf(place.view);
  const officeFile = `${place.form}/office.json`;
  const isOfficeOpen = view === 'office' || (view === 'files' && file?.name === officeFile);
  const open = (name: string) => go({ form: place.form, file: name });
  const following = useFollowing({
    place,
    go,
    form: forms[0],
    examples: folder?.examples ?? [],
    questions: checked.questions,
    visit,
    onVisit: setVisit,
  });
  // The dialog stays until the page shows what was written: nothing can be begun from what was there before.
  const written = async (what: string, files: readonly FileChange[]) => {
    const job = opened?.job;
    if (job?.kind === 'undo') steps.drop();
    else steps.add({ what, files });
    setDone(`${what}: written.`);
    if (job?.kind === 'do' && job.action.kind === 'settings') settings.discard(job.action.change.file);
    const made = files.find(({ name, before }) => before === null && name.endsWith('/form.json'));
    const gone = files.some(({ name, after }) => after === null && name.endsWith('/form.json'));
    if (made) go({ form: made.name.split('/')[0] });
    else if (gone) go({});
    else await reload();
  };
  // Browsers send the event `close` after the focus is back on the button: by then the next dialog may be open, which has another number.
  const setJob = (job: Job) => setOpened((before) => ({ job, number: (before?.number ?? 0) + 1 }));
  const closed = (number: number) => {
    setOpened((now) => (now?.number === number ? undefined : now));
    // The button that began it may be gone with what it was for.
    requestAnimationFrame(() => document.activeElement === document.body && undo.current?.focus());
  };
  const { latest } = steps;
  const act = (what: string, action: Action) => () => setJob({ kind: 'do', what, action });
  const build = (what: string, outline: Outline, description: Description) =>
    setJob({ kind: 'build', what, outline, description });
  const publish = act('Publish this form', { kind: 'publish' });
  const mending = {
    onMend: (finding: Finding) => act('Mend it', { kind: 'mend', finding })(),
    onExcept: (finding: Finding) => build('Something else is meant', NO_FORM, exceptFact(finding)),
    onMendAll: act('Mend all that can be mended', { kind: 'mend-all' }),
    onConfirm: act('All translations still say the same', { kind: 'confirm-translations' }),
  };
  return (
    <main className="studio">
      <StudioHeader
        names={names}
        form={place.form}
        isSite={view === 'site'}
        latest={latest}
        undo={undo}
        onGo={go}
        onPublish={folder && publish}
        onRename={
          folder && (() => build('Another name for the form', NO_FORM, renameForm(form, folder.files[0]?.text ?? '')))
        }
        onRemove={folder && act('Remove this form', { kind: 'remove-form' })}
        onUndo={(step) => setJob({ kind: 'undo', step })}
      >
        {folder && file && view === 'files' && (
          <FileChoice
            form={form}
            files={folder.files}
            open={file.name}
            unsaved={texts.unsaved}
            findings={checked.findings ?? []}
            onOpen={open}
          />
        )}
      </StudioHeader>
      <p role="status" className="studio-notice">
        {done}
      </p>
      <Problems problems={[failure, checked.failure, ...(folder?.problems ?? [])]} />
      {place.form === undefined && view === 'site' && (
        <SitePane
          written={latest}
          onWrite={(drafts) => act('Change texts of the site', { kind: 'site-texts', ...drafts })()}
        />
      )}
      {place.form === undefined && view !== 'site' && names.length > 0 && (
        <Overview
          names={names}
          onOpen={(form) => go({ form })}
          onAdd={() => build('Add a form', NO_FORM, addForm(names))}
        />
      )}
      {opened && (
        <JobDialog
          key={opened.number}
          job={opened.job}
          form={form}
          unsaved={Object.keys(texts.unsaved)}
          drafts={[...words.drafts.edits, ...settings.changes].map((one) => one.file)}
          onWritten={written}
          onClose={() => closed(opened.number)}
        />
      )}
      {folder && file && (
        <>
          <StillToDo
            folder={folder}
            findings={checked.findings}
            onTexts={() => go({ ...place, view: 'texts' })}
            onPublish={publish}
          />
          <Questions
            folder={folder}
            onChoose={({ what, wanted }, outline) =>
              'kind' in wanted ? act(what, wanted)() : build(what, outline, wanted)
            }
          />
          <div className="studio-desk">
            <section aria-label="Text" className="studio-text">
              <Views open={view} onOpen={(name) => go({ ...place, view: name })} />
              {view === 'files' && (
                <TextPane
                  file={file}
                  texts={texts}
                  findings={checked.findings ?? []}
                  schemas={folder.schemas}
                  conditions={checked.conditions}
                  following={following}
                />
              )}
              {view === 'texts' && (
                <FormTexts
                  form={form}
                  folder={folder}
                  written={latest}
                  inUse={words}
                  onOpen={following.open}
                  onWrite={act('Change texts', { kind: 'texts', ...words.drafts })}
                />
              )}
              {view === 'conditions' && (
                <Conditions
                  conditions={checked.findings && checked.conditions}
                  onOpen={following.open}
                  onWrite={(change) => act('Change a condition', { kind: 'condition', change })()}
                />
              )}
              {(view === 'settings' || view === 'office') && (
                <SettingsPane
                  file={view === 'office' ? officeFile : `${place.form}/form.json`}
                  folder={folder}
                  unsaved={Object.keys(texts.unsaved)}
                  findings={checked.findings ?? []}
                  answers={answerChoices(forms[0], checked.questions)}
                  inUse={settings}
                  onWrite={(change) => act('Change settings', { kind: 'settings', change })()}
                  onRename={(status, label) =>
                    build(`Another name for the status “${label}”`, NO_FORM, renameStatus(status))
                  }
                />
              )}
              <Findings findings={checked.findings} onChoose={following.open} {...mending} />
            </section>
            <Live
              isOffice={isOfficeOpen}
              {...{ forms, checked, folder, visit, following }}
              onVisit={setVisit}
              onKeep={(kept) => act('Keep an example', { kind: 'keep-example', kept })()}
            />
          </div>
          <div className="studio-columns">
            {forms[0] && <OnSite form={forms[0]} isSound={checked.findings?.length === 0} />}
            <Validation forms={forms} visit={begun(forms[0], visit)} />
            <Changes form={place.form} folder={folder} texts={texts.unsaved} />
          </div>
        </>
      )}
    </main>
  );
}
