// The record of all applications and accounts, for managers: who did what, and when. It holds no answers.
import type { AccountEvent } from '../../core/index.ts';
import type { OfficeMessages } from '../../languages/office.ts';
import type { ApplicationEvent, OfficeForm, TrailEvent, TrailQuery } from '../../ports/index.ts';
import { describeEvent } from '../application/describeEvent.ts';
import { printQuery } from '../client/client.ts';
import { Cell } from '../parts/Cell.tsx';
import { Link } from '../parts/Link.tsx';
import { Page } from '../parts/Page.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useForms } from '../state/forms.ts';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { usePlace } from '../state/place.ts';
import { useLoaded } from '../state/useRequest.ts';
import { TrailFilters } from './TrailFilters.tsx';

export function TrailPage() {
  const { messages } = useOffice();
  const query: TrailQuery = Object.fromEntries(usePlace().query);
  const { answer, refusal, isLoading } = useLoaded('GET /trail', { query: { ...query } });
  const texts = messages.trail;
  const { before: _, ...first } = query;
  return (
    <Page title={messages.menu['/trail']}>
      <p className="hint">{texts.explain}</p>
      <TrailFilters query={query} />
      <Refusal refusal={refusal} />
      <p role="status" className="found">
        {isLoading ? messages.loading : answer?.events.length === 0 && messages.list.none}
      </p>
      {answer && answer.events.length > 0 && <Events events={answer.events} query={query} />}
      <nav className="actions screen" aria-label={messages.list.pages}>
        {query.before && (
          <Link className="button plain" to={`/trail${printQuery(first)}`}>
            {texts.newest}
          </Link>
        )}
        {answer?.next !== undefined && (
          <Link className="button plain" to={`/trail${printQuery({ ...query, before: String(answer.next) })}`}>
            {texts.older}
          </Link>
        )}
      </nav>
    </Page>
  );
}

function Events({ events, query }: { readonly events: readonly TrailEvent[]; readonly query: TrailQuery }) {
  const { language, messages } = useOffice();
  const { forms } = useForms();
  const { before: _, ...conditions } = query;
  const { columns } = messages.trail;
  return (
    <table className="rows trail">
      <thead>
        <tr>
          {Object.values(columns).map((label) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.number}>
            <Cell label={columns.at}>{timeOf(language, event.at)}</Cell>
            <Cell label={columns.by}>
              <Link to={`/trail${printQuery({ ...conditions, by: event.by })}`}>
                {messages.history.by[event.by as 'parent'] ?? event.by}
              </Link>
            </Cell>
            <Cell label={columns.application}>
              {event.type === 'account' ? <bdi dir="ltr">{event.account}</bdi> : <Concerned event={event} />}
            </Cell>
            <Cell label={columns.what}>{describe(event, forms, messages)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describe(event: TrailEvent, forms: readonly OfficeForm[], { trail, history, roles }: OfficeMessages): string {
  if (event.type === 'account') return describeAccount(event, trail.account, roles);
  if (isExportOfSeveral(event)) return trail.exported(event.applications ?? 0);
  return describeEvent(
    event,
    forms.find(({ id }) => id === event.form),
    history,
  );
}

function describeAccount(
  event: AccountEvent,
  texts: OfficeMessages['trail']['account'],
  roles: OfficeMessages['roles'],
): string {
  switch (event.change) {
    case 'added':
    case 'role':
      return texts[event.change](roles[event.role]);
    case 'joined':
      return texts.joined[event.means];
    default:
      return texts[event.change];
  }
}

const isExportOfSeveral = ({ applications = 1 }: ApplicationEvent) => applications > 1;

/** The application of an event, as a link while it is there. */
function Concerned({ event }: { readonly event: ApplicationEvent }) {
  const { messages } = useOffice();
  const { forms } = useForms();
  const { reference } = event;
  const title = forms.find(({ id }) => id === event.form)?.title ?? event.form;
  if (isExportOfSeveral(event)) return title;
  return (
    <>
      {event.isDeleted ? (
        <>
          <bdi dir="ltr">{reference}</bdi> <span className="hint">{messages.trail.deleted}</span>
        </>
      ) : (
        <Link to={`/applications/${reference}`} dir="ltr">
          {reference}
        </Link>
      )}{' '}
      <span className="hint">{title}</span>
    </>
  );
}
