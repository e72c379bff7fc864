// Joining by a link: passphrase, authenticator app, recovery codes. The link's token is behind its `#`, which browsers do not send.
import { useState } from 'react';
import type { AppSecret, InvitationDetails } from '../../ports/index.ts';
import { Page } from '../parts/Page.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { ChoosePassphrase } from './ChoosePassphrase.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

interface JoinProps {
  readonly token: string;
  /** Called once the codes were shown and the account is signed in. */
  readonly onJoined: () => void;
}

export function Join({ token, onJoined }: JoinProps) {
  const { messages } = useOffice();
  const { answer: invitation, refusal } = useLoaded('POST /invitation', { body: { token } });
  const [secret, setSecret] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <Page title={messages.codes.title} narrow key="codes">
        <RecoveryCodeList codes={codes} />
        <p className="actions">
          <button type="button" className="button" onClick={onJoined}>
            {messages.codes.done}
          </button>
        </p>
      </Page>
    );
  }
  if (invitation) {
    return (
      <Steps
        invitation={invitation}
        token={token}
        secret={secret}
        onSecret={setSecret}
        onCodes={({ recoveryCodes }) => {
          // The link is used up.
          window.history.replaceState(null, '', window.location.pathname);
          setCodes(recoveryCodes);
        }}
      />
    );
  }
  return (
    <Page title={messages.join.title} narrow>
      <Refusal refusal={refusal} />
    </Page>
  );
}

interface StepsProps {
  readonly invitation: InvitationDetails;
  readonly token: string;
  readonly secret: AppSecret | undefined;
  readonly onSecret: (secret: AppSecret) => void;
  readonly onCodes: (codes: { readonly recoveryCodes: readonly string[] }) => void;
}

function Steps({ invitation, token, secret, onSecret, onCodes }: StepsProps) {
  const { messages } = useOffice();
  return secret ? (
    <Page title={messages.join.appTitle} narrow key="app">
      <ConfirmCode token={token} secret={secret} onCodes={onCodes} />
    </Page>
  ) : (
    <Page title={messages.join.title} narrow key="passphrase">
      <ChoosePassphrase invitation={invitation} token={token} onSecret={onSecret} />
    </Page>
  );
}
