import { useState } from 'react';
import type { AccountDetails } from '../../ports/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Form } from '../parts/Form.tsx';
import { useOffice } from '../state/office.ts';
import { useSending } from '../state/useRequest.ts';
import { RoleChoice } from './RoleChoice.tsx';

interface RoleDialogProps {
  readonly account: AccountDetails;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function RoleDialog({ account, onClose, onChanged }: RoleDialogProps) {
  const { messages } = useOffice();
  const sending = useSending();
  const { name } = account;
  const [role, setRole] = useState(account.role);
  const submit = async () => {
    if (await sending.send('PATCH /accounts/:name', { parts: { name }, body: { role } })) onChanged();
  };
  const cancel = (
    <button type="button" className="button plain" onClick={onClose}>
      {messages.cancel}
    </button>
  );
  return (
    <Dialog title={messages.accounts.roleOf(name)} onClose={onClose}>
      <Form sending={sending} submit={messages.save} onSubmit={submit} others={cancel}>
        <RoleChoice role={role} onChange={setRole} />
      </Form>
    </Dialog>
  );
}
