import { useState } from 'react';
import type { Role } from '../../core/index.ts';
import type { JoinLink } from '../../ports/index.ts';
import { Form } from '../parts/Form.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useOffice } from '../state/office.ts';
import { useSending } from '../state/useRequest.ts';
import { RoleChoice } from './RoleChoice.tsx';

export function AddAccount({ onInvited }: { readonly onInvited: (name: string, link: JoinLink) => void }) {
  const { messages } = useOffice();
  const sending = useSending();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('work');
  const submit = async () => {
    const link = await sending.send('POST /accounts', { body: { name, role } });
    if (!link) return;
    onInvited(name, link);
    setName('');
  };
  return (
    <Form sending={sending} submit={messages.accounts.add} onSubmit={submit}>
      <TextField
        label={messages.signIn.name}
        hint={messages.accounts.nameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <RoleChoice role={role} onChange={setRole} />
    </Form>
  );
}
