// One account: its role, how it signs in, where it is signed in, and what a manager can do with it.
import { useState } from 'react';
import { notations } from '../../core/index.ts';
import type { AccountDetails, JoinLink } from '../../ports/index.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { useSending } from '../state/useRequest.ts';
import { browserName } from './browserName.ts';
import { RoleDialog } from './RoleDialog.tsx';

interface AccountEntryProps {
  readonly account: AccountDetails;
  readonly isOwn: boolean;
  readonly onInvited: (name: string, link: JoinLink) => void;
  /** Called with what was done, in words. */
  readonly onChanged: (done: string, isGone?: boolean) => void;
}

export function AccountEntry({ account, isOwn, onInvited, onChanged }: AccountEntryProps) {
  const { language, messages } = useOffice();
  const { name, role, sessions } = account;
  const texts = messages.accounts;
  return (
    <li>
      <h3>
        <bdi>{name}</bdi> <span className="hint">{messages.roles[role]}</span>
      </h3>
      <p>{describeAccess(account, language, texts)}</p>
      {sessions.length > 0 && (
        <ul className="hint">
          {sessions.map(({ id, browser, startedAt, seenAt }) => (
            <li key={id}>
              <bdi>{browserName(browser)}</bdi>
              {notations[language].comma}
              {messages.account.since(timeOf(language, startedAt), timeOf(language, seenAt))}
            </li>
          ))}
        </ul>
      )}
      {isOwn ? (
        <p className="hint">{texts.own}</p>
      ) : (
        <Actions account={account} onInvited={onInvited} onChanged={onChanged} />
      )}
    </li>
  );
}

function describeAccess(
  { signsInBy, invitedUntil }: AccountDetails,
  language: ReturnType<typeof useOffice>['language'],
  texts: ReturnType<typeof useOffice>['messages']['accounts'],
): string {
  if (signsInBy.length > 0) return signsInBy.map((way) => texts.signsInBy[way]).join(' ');
  const isOpen = invitedUntil !== undefined && Date.parse(invitedUntil) > Date.now();
  return isOpen ? texts.invitedUntil(timeOf(language, invitedUntil)) : texts.notJoined;
}

type Asked = 'role' | 'invite' | 'remove';

function Actions({ account, onInvited, onChanged }: Omit<AccountEntryProps, 'isOwn'>) {
  const { messages } = useOffice();
  const sending = useSending();
  const [asked, setAsked] = useState<Asked>();
  const { name, sessions } = account;
  const texts = messages.accounts;
  const close = () => {
    setAsked(undefined);
    sending.setRefusal(undefined);
  };
  const parts = { name };
  const invite = async () => {
    const link = await sending.send('POST /accounts/:name/invitation', { parts });
    if (!link) return;
    close();
    onInvited(name, link);
  };
  const remove = async () => {
    if (!(await sending.send('DELETE /accounts/:name', { parts }))) return;
    close();
    onChanged(texts.removed(name), true);
  };
  const endSessions = async () => {
    if (await sending.send('DELETE /accounts/:name/sessions', { parts })) onChanged(texts.ended(name));
  };
  const buttons = [
    [texts.changeRole, () => setAsked('role')],
    [texts.invite, () => setAsked('invite')],
    ...(sessions.length > 0 ? [[texts.endSessions, endSessions] as const] : []),
    [texts.remove, () => setAsked('remove')],
  ] as const;
  return (
    <>
      {!asked && <Refusal refusal={sending.refusal} />}
      <p className="actions">
        {buttons.map(([label, press]) => (
          <button key={label} type="button" className="button plain" onClick={press}>
            {label}
            <span className="unseen-label"> {name}</span>
          </button>
        ))}
      </p>
      {asked === 'role' && (
        <RoleDialog
          account={account}
          onClose={close}
          onChanged={() => {
            close();
            onChanged(texts.roleChanged(name));
          }}
        />
      )}
      {asked === 'invite' && (
        <Confirm
          title={texts.inviteTitle(name)}
          action={texts.invite}
          sending={sending}
          onConfirm={invite}
          onClose={close}
        >
          {texts.inviteExplain}
        </Confirm>
      )}
      {asked === 'remove' && (
        <Confirm
          title={texts.removeTitle(name)}
          action={texts.remove}
          sending={sending}
          onConfirm={remove}
          onClose={close}
        >
          {texts.removeExplain}
        </Confirm>
      )}
    </>
  );
}
