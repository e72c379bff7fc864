import type { ApplicationQuery, OfficeForm } from '../../ports/index.ts';
import { Field } from '../parts/Field.tsx';
import { useOffice } from '../state/office.ts';
import { goTo } from '../state/place.ts';
import { listPath } from './listPath.ts';

/** The order of a list, where the table shows no heads of columns to press. */
export function SortSelect({ form, query }: { readonly form: OfficeForm; readonly query: ApplicationQuery }) {
  const { messages } = useOffice();
  const { sort: texts, columns } = messages.list;
  const { after: _, sort = 'received', direction, ...conditions } = query;
  const orders = [
    ['received', 'descending', texts.newest],
    ['received', 'ascending', texts.oldest],
    ['name', 'ascending', columns.name],
    ['name', 'descending', texts.reversed(columns.name)],
    ...form.columns.flatMap(({ label }, i) => [
      [`column${i}`, 'ascending', label] as const,
      [`column${i}`, 'descending', texts.reversed(label)] as const,
    ]),
  ] as const;
  const chosen = `${sort} ${direction ?? (sort === 'received' ? 'descending' : 'ascending')}`;
  const choose = (value: string) => {
    const [by, order] = value.split(' ') as [ApplicationQuery['sort'], ApplicationQuery['direction']];
    goTo(listPath({ ...conditions, sort: by, direction: order }), { replaces: true });
  };
  return (
    <div className="sort screen">
      <Field label={texts.label}>
        {({ id }) => (
          <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
            {orders.map(([by, order, label]) => (
              <option key={`${by} ${order}`} value={`${by} ${order}`}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
