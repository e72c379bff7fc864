import { ScrollBox } from '../parts/ScrollBox.tsx';
import type { FormName, FormState } from '../protocol/protocol.ts';
import { useStates } from '../state/useStates.ts';

interface OverviewProps {
  readonly names: readonly FormName[];
  readonly onOpen: (form: string) => void;
  readonly onAdd: () => void;
}

/** All forms with their state. */
export function Overview({ names, onOpen, onAdd }: OverviewProps) {
  const states = useStates(names);
  return (
    <section aria-labelledby="all-forms" className="studio-overview">
      <h2 id="all-forms">All forms</h2>
      <ScrollBox label="Forms and their state">
        <table>
          <thead>
            <tr>
              <th scope="col">Form</th>
              <th scope="col">Findings</th>
              <th scope="col">Arabic</th>
              <th scope="col">Examples</th>
              <th scope="col">Publication</th>
            </tr>
          </thead>
          <tbody>
            {names.map(({ id, title }) => {
              const state = states[id];
              return (
                <tr key={id}>
                  <th scope="row">
                    <button type="button" className="studio-link" onClick={() => onOpen(id)}>
                      {title}
                    </button>{' '}
                    <code>{id}</code>
                  </th>
                  {state === undefined && <td colSpan={4}>Checking…</td>}
                  {typeof state === 'string' && <td colSpan={4}>{state}</td>}
                  {typeof state === 'object' && <State state={state} />}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      <button type="button" onClick={onAdd}>
        Add a form…
      </button>
    </section>
  );
}

function State({ state }: { readonly state: FormState }) {
  const { others, translations, examples, isPublished, isChanged } = state;
  return (
    <>
      <Count number={others} none="none" some="to mend" />
      <Count number={translations} none="complete" some="missing or behind" />
      <Count number={examples} none="all fit" some="no longer fit" />
      <td>
        {isPublished ? 'published' : <strong>never published</strong>}
        {isChanged && ', changed since the last commit'}
      </td>
    </>
  );
}

function Count({ number, none, some }: { readonly number: number; readonly none: string; readonly some: string }) {
  return (
    <td>
      {number === 0 ? (
        none
      ) : (
        <strong>
          {number} {some}
        </strong>
      )}
    </td>
  );
}
