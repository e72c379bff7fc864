import { useState } from 'react';
import type { AppSecret, InvitationDetails } from '../../ports/index.ts';
import { Form } from '../parts/Form.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useOffice } from '../state/office.ts';
import { useSending } from '../state/useRequest.ts';
import { ProviderButton } from './ProviderButton.tsx';

interface ChoosePassphraseProps {
  readonly invitation: InvitationDetails;
  readonly token: string;
  readonly onSecret: (secret: AppSecret) => void;
}

/** The passphrase is shown on demand rather than asked twice. */
export function ChoosePassphrase({ invitation, token, onSecret }: ChoosePassphraseProps) {
  const { messages } = useOffice();
  const sending = useSending();
  const [passphrase, setPassphrase] = useState('');
  const [isShown, show] = useState(false);
  const submit = async () => {
    const secret = await sending.send('POST /invitation/passphrase', { body: { token, passphrase } });
    if (secret) onSecret(secret);
  };
  return (
    <>
      <p>{messages.join.welcome(invitation.name, messages.roles[invitation.role])}</p>
      <Form sending={sending} submit={messages.signIn.next} onSubmit={submit}>
        {/* For the browser's password manager. */}
        <input type="hidden" autoComplete="username" value={invitation.name} />
        <TextField
          label={messages.passphrase}
          hint={messages.join.passphraseHint}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={isShown} onChange={(event) => show(event.target.checked)} />
          {messages.join.show}
        </label>
      </Form>
      {invitation.provider && <ProviderButton name="POST /invitation/provider" body={{ token }} />}
    </>
  );
}
