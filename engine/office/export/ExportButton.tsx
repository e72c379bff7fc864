// A button on a list: what the list shows as a file; for managers a whole school year, too.
import { useState } from 'react';
import { includesRole, numberIn } from '../../core/index.ts';
import type { ApplicationFilter, OfficeForm } from '../../ports/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { yearText } from '../state/instants.ts';
import { useMe, useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type ExportChoice, rememberChoice, rememberedChoice } from './rememberedChoice.ts';
import { useExport } from './useExport.ts';

interface ExportProps {
  readonly form: OfficeForm;
  /** Of the list. */
  readonly filter: ApplicationFilter;
  /** How many applications the list has. */
  readonly count: number;
}

export function ExportButton(props: ExportProps) {
  const { messages } = useOffice();
  const { role } = useMe();
  const [isOpen, open] = useState(false);
  if (!includesRole(role, 'work')) return null;
  return (
    <>
      <button type="button" className="button plain" onClick={() => open(true)}>
        {messages.export.title}
      </button>
      {isOpen && (
        <Dialog title={messages.export.title} onClose={() => open(false)} isWide>
          <ExportForm {...props} onClose={() => open(false)} />
        </Dialog>
      )}
    </>
  );
}

function ExportForm({ form, filter, count, onClose }: ExportProps & { readonly onClose: () => void }) {
  const { language, messages } = useOffice();
  const { role } = useMe();
  const [choice, setChoice] = useState(() => rememberedChoice(form.id));
  const { answer: groups = [], refusal: unlisted } = useLoaded('GET /export/columns', { query: { form: form.id } });
  const { isBusy, isDone, refusal, start } = useExport();
  const known = groups.flatMap(({ columns }) => columns.map(({ id }) => id));
  // A question that the form has no longer is forgotten.
  const columns = choice.columns && known.filter((id) => choice.columns?.includes(id));
  const asked = { as: choice.as, columns };
  const texts = messages.export;
  const change = (changes: Partial<ExportChoice>) => {
    const changed = { ...choice, ...changes };
    setChoice(changed);
    rememberChoice(form.id, changed);
  };
  const isEmpty = columns?.length === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) start(filter, asked);
      }}
    >
      <Refusal refusal={refusal ?? unlisted} />
      <p>{texts.shown(form.title, numberIn(language, count))}</p>
      <fieldset className="choice inline">
        <legend>{texts.format}</legend>
        {(['xlsx', 'csv'] as const).map((as) => (
          <label key={as} className="check">
            <input type="radio" name="export-as" checked={choice.as === as} onChange={() => change({ as })} />
            {texts.formats[as]}
          </label>
        ))}
      </fieldset>
      <ColumnChoice groups={groups} chosen={columns} onChange={(ids) => change({ columns: ids })} />
      {isEmpty && <p className="error">{texts.none}</p>}
      <p className="actions">
        <button type="submit" className="button" aria-disabled={isBusy || isEmpty || undefined}>
          {texts.start}
        </button>
        {includesRole(role, 'manage') &&
          form.years.map((year) => (
            <button
              key={year.since}
              type="button"
              className="button plain"
              aria-disabled={isBusy || isEmpty || undefined}
              onClick={() => !isEmpty && start({ form: form.id, ...year }, asked)}
            >
              {texts.year(yearText(language, year))}
            </button>
          ))}
        <button type="button" className="button plain" onClick={onClose}>
          {messages.close}
        </button>
      </p>
      <p role="status">{isBusy ? texts.busy : isDone && texts.done}</p>
      <p className="hint">{texts.recorded}</p>
    </form>
  );
}
