// Signing in: name and passphrase, then a code; or by the school's OpenID provider.
import { useState } from 'react';
import type { OfficeRefusal } from '../../ports/index.ts';
import { Form } from '../parts/Form.tsx';
import { Page } from '../parts/Page.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useOffice } from '../state/office.ts';
import { useLoaded, useSending } from '../state/useRequest.ts';
import { ProviderButton } from './ProviderButton.tsx';

interface SignInProps {
  /** Why the account is asked to sign in. */
  readonly reason?: OfficeRefusal | undefined;
  readonly onSignedIn: () => void;
}

export function SignIn({ reason, onSignedIn }: SignInProps) {
  const { messages } = useOffice();
  const [isCodeAsked, askCode] = useState(false);
  const ways = useLoaded('GET /sign-in');
  return (
    <Page title={messages.signIn.title} narrow key={String(isCodeAsked)}>
      {isCodeAsked ? (
        <CodeForm onSignedIn={onSignedIn} onBack={() => askCode(false)} />
      ) : (
        <>
          <Refusal refusal={reason} />
          <PassphraseForm onDone={() => askCode(true)} />
          {ways.answer?.provider && <ProviderButton name="POST /sign-in/provider" />}
        </>
      )}
    </Page>
  );
}

function PassphraseForm({ onDone }: { readonly onDone: () => void }) {
  const { messages } = useOffice();
  const sending = useSending();
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const submit = async () => {
    if (await sending.send('POST /sign-in', { body: { name, passphrase } })) onDone();
  };
  return (
    <Form sending={sending} submit={messages.signIn.next} onSubmit={submit}>
      <TextField
        label={messages.signIn.name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={messages.passphrase}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        value={passphrase}
        onChange={(event) => setPassphrase(event.target.value)}
      />
    </Form>
  );
}

function CodeForm({ onSignedIn, onBack }: { readonly onSignedIn: () => void; readonly onBack: () => void }) {
  const { messages } = useOffice();
  const sending = useSending();
  const [code, setCode] = useState('');
  const submit = async () => {
    if (await sending.send('POST /sign-in/code', { body: { code } })) onSignedIn();
  };
  const back = (
    <button type="button" className="button plain" onClick={onBack}>
      {messages.signIn.back}
    </button>
  );
  return (
    <Form sending={sending} submit={messages.signIn.title} onSubmit={submit} others={back}>
      <TextField
        label={messages.signIn.code}
        hint={messages.signIn.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </Form>
  );
}
