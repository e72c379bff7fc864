import { useState } from 'react';
import type { AppSecret, RecoveryCodes } from '../../ports/index.ts';
import { Form } from '../parts/Form.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useOffice } from '../state/office.ts';
import { useSending } from '../state/useRequest.ts';

interface ConfirmCodeProps {
  readonly token: string;
  readonly secret: AppSecret;
  readonly onCodes: (codes: RecoveryCodes) => void;
}

/** The secret for the authenticator app: as QR code, as a link on the phone itself, to be typed; then a code of the app. */
export function ConfirmCode({ token, secret, onCodes }: ConfirmCodeProps) {
  const { messages } = useOffice();
  const sending = useSending();
  const [code, setCode] = useState('');
  const submit = async () => {
    const codes = await sending.send('POST /invitation/code', { body: { token, code } });
    if (codes) onCodes(codes);
  };
  return (
    <>
      <p>{messages.join.scan}</p>
      <p>
        <img className="qr" src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`} alt={messages.join.qr} />
      </p>
      <p>
        <a href={secret.uri}>{messages.join.openApp}</a>
      </p>
      <p>
        {messages.join.typeSecret}{' '}
        <code dir="ltr" className="secret">
          {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <Form sending={sending} submit={messages.join.confirm} onSubmit={submit}>
        <TextField
          label={messages.join.code}
          hint={messages.join.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Form>
    </>
  );
}
