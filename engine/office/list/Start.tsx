// The start page: what waits, by form.
import { includesRole, numberIn } from '../../core/index.ts';
import type { FormCounts, OfficeForm } from '../../ports/index.ts';
import { Link } from '../parts/Link.tsx';
import { Page } from '../parts/Page.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useForms } from '../state/forms.ts';
import { useMe, useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { listPath } from './listPath.ts';

export function Start() {
  const { messages } = useOffice();
  const { forms } = useForms();
  const { role } = useMe();
  const { answer: counts, refusal } = useLoaded('GET /start');
  return (
    <Page title={messages.menu.start}>
      <Refusal refusal={refusal} />
      {!counts && !refusal && <p role="status">{messages.loading}</p>}
      <div className="waiting">
        {forms.map((form) => {
          const found = counts?.find(({ id }) => id === form.id);
          return found && <Waiting key={form.id} form={form} counts={found} />;
        })}
        {includesRole(role, 'manage') && <ForManagers />}
      </div>
    </Page>
  );
}

function ForManagers() {
  const { messages } = useOffice();
  return (
    <section aria-labelledby="managers">
      <h2 id="managers">{messages.start.managers}</h2>
      <ul className="pages-list">
        {(['/trail', '/accounts'] as const).map((to) => (
          <li key={to}>
            <Link to={to}>{messages.menu[to]}</Link>
            <span className="hint">{messages.start[to]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ form, counts }: { readonly form: OfficeForm; readonly counts: FormCounts }) {
  const { messages } = useOffice();
  const { id, statuses } = form;
  return (
    <section aria-labelledby={`waits-${id}`}>
      <h2 id={`waits-${id}`}>
        <Link to={listPath({ form: id })}>{form.title}</Link>
      </h2>
      <ul className="figures">
        <Figure to={listPath({ form: id, unseen: '1' })} count={counts.unseen} label={messages.start.unseen} />
        <Figure
          to={listPath({ form: id, again: 'answered' })}
          count={counts.answered}
          label={messages.start.answered}
        />
        <Figure to={listPath({ form: id, assigned: 'me' })} count={counts.mine} label={messages.start.mine} />
        <Figure to={listPath({ form: id, flagged: '1' })} count={counts.flagged} label={messages.start.flagged} />
      </ul>
      <ul className="figures by-status">
        {statuses.map((status) => (
          <Figure
            key={status.id}
            to={listPath({ form: id, status: status.id })}
            count={counts.counts[status.id] ?? 0}
            label={status.label}
          />
        ))}
      </ul>
    </section>
  );
}

function Figure({ to, count, label }: { readonly to: string; readonly count: number; readonly label: string }) {
  const { language } = useOffice();
  return (
    <li className={count === 0 ? 'none' : undefined}>
      <Link to={to}>
        <strong>{numberIn(language, count)}</strong> <span>{label}</span>
      </Link>
    </li>
  );
}
