import type { LookAlike } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';
import { RelatedLink } from './Related.tsx';

/** Applications that may be about the same child, with the answers that differ side by side. */
export function LookAlikes({ found }: { readonly found: readonly LookAlike[] }) {
  const { messages } = useOffice();
  const texts = messages.application;
  return (
    <section className="look-alikes">
      <h2>{texts.lookAlikes}</h2>
      {found.map(({ row, differs }) => (
        <div key={row.reference}>
          <p>
            <RelatedLink row={row} />
          </p>
          {differs.length === 0 ? (
            <p>{texts.same}</p>
          ) : (
            <details>
              <summary>{texts.differs}</summary>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{texts.question}</th>
                    <th scope="col">{texts.here}</th>
                    <th scope="col">{texts.there}</th>
                  </tr>
                </thead>
                <tbody>
                  {differs.map(({ label, here, there }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td dir="auto">{here}</td>
                      <td dir="auto">{there}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          )}
        </div>
      ))}
    </section>
  );
}
