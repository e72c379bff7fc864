import { notations } from '../../core/index.ts';
import type { ApplicationRow } from '../../ports/index.ts';
import { Link } from '../parts/Link.tsx';
import { statusLabel, useForms } from '../state/forms.ts';
import { dayOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';

/** Applications of the same family, as links. */
export function Related({ title, rows }: { readonly title: string; readonly rows: readonly ApplicationRow[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="related">
        {rows.map((row) => (
          <li key={row.reference}>
            <RelatedLink row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RelatedLink({ row }: { readonly row: ApplicationRow }) {
  const { language } = useOffice();
  const { forms } = useForms();
  const form = forms.find(({ id }) => id === row.form);
  const about = [...(form ? [form.title, statusLabel(form, row.status)] : []), dayOf(language, row.receivedAt)];
  return (
    <>
      <Link to={`/applications/${row.reference}`}>
        <bdi>{row.name || row.reference}</bdi>
      </Link>{' '}
      <span className="hint">{about.join(notations[language].comma)}</span>
    </>
  );
}
