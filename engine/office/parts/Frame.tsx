import type { ReactNode } from 'react';
import { languages } from '../../core/index.ts';
import { officeMessages } from '../../languages/office.ts';
import { useOffice } from '../state/office.ts';

/** What is around every page; `menu` is for an account that is signed in. */
export function Frame({ menu, children }: { readonly menu?: ReactNode; readonly children: ReactNode }) {
  const { language, messages, setLanguage } = useOffice();
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <header className="header">
        {menu ?? <p className="office-name">{messages.office}</p>}
        <fieldset className="languages">
          <legend className="unseen-label">{messages.language}</legend>
          {languages.map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {officeMessages[one].name}
            </button>
          ))}
        </fieldset>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
