import type { ExportColumns } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';

interface ColumnChoiceProps {
  readonly groups: readonly ExportColumns[];
  /** Ids; undefined for all. */
  readonly chosen: readonly string[] | undefined;
  readonly onChange: (chosen: readonly string[] | undefined) => void;
}

/** All columns, or those that are ticked, by step. */
export function ColumnChoice({ groups, chosen, onChange }: ColumnChoiceProps) {
  const { messages } = useOffice();
  const texts = messages.export;
  const known = groups.flatMap(({ columns }) => columns.map(({ id }) => id));
  return (
    <>
      <fieldset className="choice inline">
        <legend>{texts.columns}</legend>
        <label className="check">
          <input type="radio" name="export-columns" checked={!chosen} onChange={() => onChange(undefined)} />
          {texts.all}
        </label>
        <label className="check">
          <input type="radio" name="export-columns" checked={chosen !== undefined} onChange={() => onChange(known)} />
          {texts.some}
        </label>
      </fieldset>
      {chosen && (
        <div className="column-groups">
          {groups.map((group) => (
            <Group key={group.label} group={group} chosen={chosen} onChange={onChange} />
          ))}
        </div>
      )}
    </>
  );
}

interface GroupProps {
  readonly group: ExportColumns;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Group({ group: { label, columns }, chosen, onChange }: GroupProps) {
  const { messages } = useOffice();
  const ids = columns.map(({ id }) => id);
  const others = chosen.filter((id) => !ids.includes(id));
  const hasAll = ids.every((id) => chosen.includes(id));
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <label className="check">
        <input type="checkbox" checked={hasAll} onChange={() => onChange(hasAll ? others : [...others, ...ids])} />
        {messages.export.whole}
      </label>
      {columns.map((column) => (
        <label key={column.id} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(column.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, column.id] : chosen.filter((id) => id !== column.id))
            }
          />
          {column.label}
        </label>
      ))}
    </fieldset>
  );
}
