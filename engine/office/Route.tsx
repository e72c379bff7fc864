import { Account } from './accounts/Account.tsx';
import { Accounts } from './accounts/Accounts.tsx';
import { ApplicationPage } from './application/ApplicationPage.tsx';
import { List } from './list/List.tsx';
import { Start } from './list/Start.tsx';
import { Page } from './parts/Page.tsx';
import { Refusal } from './parts/Refusal.tsx';
import { FormsContext } from './state/forms.ts';
import { useOffice } from './state/office.ts';
import { usePlace } from './state/place.ts';
import { useLoaded } from './state/useRequest.ts';
import { TrailPage } from './trail/TrailPage.tsx';

/** The page that the address names. */
export function Route() {
  const { path } = usePlace();
  if (path === '/account') return <Account />;
  return path === '/accounts' ? <Accounts /> : <WithForms path={path} />;
}

function WithForms({ path }: { readonly path: string }) {
  const { messages } = useOffice();
  const { answer: forms, refusal } = useLoaded('GET /forms');
  if (!forms) return refusal ? <Refusal refusal={refusal} /> : <p role="status">{messages.loading}</p>;
  return (
    <FormsContext value={forms}>
      <WorkPage path={path} />
    </FormsContext>
  );
}

function WorkPage({ path }: { readonly path: string }) {
  const { messages } = useOffice();
  const [, reference] = /^\/applications\/([^/]+)$/.exec(path) ?? [];
  if (reference !== undefined) return <ApplicationPage reference={decodeURIComponent(reference)} />;
  if (path === '') return <Start />;
  if (path === '/applications') return <List />;
  if (path === '/trail') return <TrailPage />;
  return <Page title={messages.notFound}>{null}</Page>;
}
