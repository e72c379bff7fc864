import { useId } from 'react';
import { type Role, roles } from '../../core/index.ts';
import { useOffice } from '../state/office.ts';

/** What an account may do, each role with what it means. */
export function RoleChoice({ role, onChange }: { readonly role: Role; readonly onChange: (role: Role) => void }) {
  const { messages } = useOffice();
  const id = useId();
  return (
    <fieldset className="choice">
      <legend>{messages.accounts.role}</legend>
      {roles.map((one) => (
        <label key={one} className="check">
          <input type="radio" name={id} checked={one === role} onChange={() => onChange(one)} />
          <span>
            {messages.roles[one]} <span className="hint">{messages.accounts.means[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
