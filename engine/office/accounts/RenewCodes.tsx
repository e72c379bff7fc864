import { useState } from 'react';
import { Form } from '../parts/Form.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useOffice } from '../state/office.ts';
import { useSending } from '../state/useRequest.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

/** How many recovery codes are left, and new ones in their place. */
export function RenewCodes({ left }: { readonly left: number }) {
  const { messages } = useOffice();
  const sending = useSending();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodeList codes={codes} />;
  const submit = async () => {
    const answer = await sending.send('POST /me/recovery-codes', { body: { code } });
    if (answer) setCodes(answer.recoveryCodes);
  };
  return (
    <>
      <p>{messages.account.codesLeft(left)}</p>
      <Form sending={sending} submit={messages.account.renew} onSubmit={submit}>
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
