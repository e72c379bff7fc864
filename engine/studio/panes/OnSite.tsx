import { type Form, languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { useReceived } from '../state/useReceived.ts';

interface OnSiteProps {
  readonly form: Form;
  /** False while the form has findings: the dev server then shows them in the place of the page. */
  readonly isSound: boolean;
}

/** The form's page of the dev server in each language, and what was sent there. */
export function OnSite({ form, isSound }: OnSiteProps) {
  const isSent = form.submit.post !== undefined;
  const received = useReceived(isSound ? form.id : undefined);
  if (!isSound)
    return (
      <section aria-labelledby="on-site">
        <h2 id="on-site">As parents find it</h2>
        <p>The form has a page, and can be sent, once nothing is left among its findings.</p>
      </section>
    );
  return (
    <section aria-labelledby="on-site">
      <h2 id="on-site">As parents find it</h2>
      <p>
        The saved form on its page, in another tab:{' '}
        {languages.map((language) => (
          <span key={language} className="studio-page">
            <a href={`${language === SOURCE ? '' : `/${language}`}${form.route}`} target="_blank" rel="noreferrer">
              {engineTexts[language].nameInEnglish}
            </a>{' '}
          </span>
        ))}
      </p>
      {!isSent && <p>It sends nothing: what is filled in is saved on the visitor’s device.</p>}
      {typeof received === 'string' && <p className="studio-problem">{received}</p>}
      {isSent && typeof received === 'object' && (
        <>
          <p role="status">
            {received.length === 0
              ? 'Nothing was sent to this computer yet. What you send from its page arrives here, not at the school.'
              : `Sent to this computer, not to the school: ${received.length}.`}
          </p>
          {received.length > 0 && (
            <table>
              <thead>
                <tr>
                  <th scope="col">Reference</th>
                  <th scope="col">Received</th>
                  <th scope="col">About</th>
                </tr>
              </thead>
              <tbody>
                {received.slice(0, MOST).map(({ reference, receivedAt, hint }) => (
                  <tr key={reference}>
                    <th scope="row">{reference}</th>
                    <td>{receivedAt.slice(0, 16).replace('T', ' ')} UTC</td>
                    <td dir="auto">{hint}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </section>
  );
}

/** The latest are those that were tried just now. */
const MOST = 5;
