// All accounts, for managers: who has one, adding one, and what can be done with each.
import { useEffect, useRef, useState } from 'react';
import type { JoinLink } from '../../ports/index.ts';
import { Page } from '../parts/Page.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useMe, useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { AccountEntry } from './AccountEntry.tsx';
import { AddAccount } from './AddAccount.tsx';
import { HandOver } from './HandOver.tsx';

export function Accounts() {
  const { messages } = useOffice();
  const me = useMe();
  const { answer: accounts, refusal, reload } = useLoaded('GET /accounts');
  const [invited, setInvited] = useState<JoinLink & { readonly name: string }>();
  const [{ done, isGone }, setDone] = useState({ done: '', isGone: false });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed goes with its account.
    if (isGone) heading.current?.focus();
  }, [isGone]);
  const onInvited = (name: string, link: JoinLink) => {
    setInvited({ name, ...link });
    setDone({ done: '', isGone: false });
    reload();
  };
  const onChanged = (what: string, goes = false) => {
    setDone({ done: what, isGone: goes });
    reload();
  };
  return (
    <Page title={messages.menu['/accounts']} narrow>
      <Refusal refusal={refusal} />
      {!accounts && !refusal && <p role="status">{messages.loading}</p>}
      {accounts && (
        <>
          {invited && <HandOver key={invited.path} name={invited.name} link={invited} />}
          <section>
            <h2 tabIndex={-1} ref={heading}>
              {messages.accounts.all}
            </h2>
            <p role="status">{done}</p>
            <ul className="accounts">
              {accounts.map((account) => (
                <AccountEntry
                  key={account.name}
                  account={account}
                  isOwn={account.name === me.name}
                  onInvited={onInvited}
                  onChanged={onChanged}
                />
              ))}
            </ul>
          </section>
          <section>
            <h2>{messages.accounts.add}</h2>
            <AddAccount onInvited={onInvited} />
          </section>
        </>
      )}
    </Page>
  );
}
