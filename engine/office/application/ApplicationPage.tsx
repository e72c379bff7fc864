// One application: what the parent answered, and what the office knows and does about it.
import { useState } from 'react';
import type { Application, OfficeForm } from '../../ports/index.ts';
import { listPath } from '../list/listPath.ts';
import { Marks } from '../list/Marks.tsx';
import { Link } from '../parts/Link.tsx';
import { Page } from '../parts/Page.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { statusLabel, useForms } from '../state/forms.ts';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { Answers } from './Answers.tsx';
import { AskAgain, AskAgainState } from './AskAgain.tsx';
import { Assign } from './Assign.tsx';
import { ChangedMeanwhileDialog } from './ChangedMeanwhileDialog.tsx';
import { Contacts } from './Contacts.tsx';
import { Files } from './Files.tsx';
import { History } from './History.tsx';
import { Letters } from './Letters.tsx';
import { LookAlikes } from './LookAlikes.tsx';
import { Moves } from './Moves.tsx';
import { Notes } from './Notes.tsx';
import { RareCommands } from './RareCommands.tsx';
import { Related } from './Related.tsx';
import { useCommands } from './useCommands.ts';

export function ApplicationPage({ reference }: { readonly reference: string }) {
  const { messages } = useOffice();
  const { forms } = useForms();
  const { answer, refusal, replace } = useLoaded('GET /applications/:reference', { parts: { reference } });
  const form = forms.find(({ id }) => id === answer?.form);
  if (!answer || !form) {
    return (
      <Page title={reference} key="empty">
        <Refusal refusal={refusal} />
        {!refusal && <p role="status">{messages.loading}</p>}
      </Page>
    );
  }
  return <Shown application={answer} form={form} onChange={replace} />;
}

interface ShownProps {
  readonly application: Application;
  readonly form: OfficeForm;
  readonly onChange: (application: Application) => void;
}

function Shown({ application, form, onChange }: ShownProps) {
  const { language, messages } = useOffice();
  const [letter, setLetter] = useState<string>();
  const commands = useCommands(application, onChange, (command) => {
    if (command.type === 'move') setLetter(form.moves.find(({ id }) => id === command.move)?.letter);
  });
  const texts = messages.application;
  const { reference, family, lookAlikes, files } = application;
  return (
    <Page title={application.name || reference} key={reference}>
      <p className="summary">
        <Link to={listPath({ form: form.id })}>{form.title}</Link>
        <bdi dir="ltr">{reference}</bdi>
        <span>{texts.received(timeOf(language, application.receivedAt))}</span>
        <strong className="status" role="status">
          {statusLabel(form, application.status)}
        </strong>
        <Marks row={application} />
      </p>
      <Refusal refusal={commands.refusal} />
      <div className="toolbar screen">
        <Moves application={application} form={form} commands={commands} />
        <Letters application={application} form={form} commands={commands} opened={letter} open={setLetter} />
        <AskAgain application={application} commands={commands} />
        <Assign application={application} commands={commands} />
        <RareCommands application={application} commands={commands} />
      </div>
      <AskAgainState application={application} commands={commands} />
      <Contacts contacts={application.contacts} subject={`${form.title} ${reference}`} />
      <div className="columns">
        <div>
          <Answers steps={application.steps} />
          {files.length > 0 && <Files reference={reference} files={files} />}
        </div>
        <aside aria-label={texts.office}>
          <Notes commands={commands} />
          <History reference={reference} entries={application.history} form={form} />
          {family.length > 0 && <Related title={texts.family} rows={family} />}
          {lookAlikes.length > 0 && <LookAlikes reference={reference} rows={lookAlikes} />}
        </aside>
      </div>
      <ChangedMeanwhileDialog form={form} commands={commands} />
    </Page>
  );
}
