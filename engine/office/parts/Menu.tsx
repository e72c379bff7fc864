import { includesRole } from '../../core/index.ts';
import type { Me } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';
import { addressOf, usePlace } from '../state/place.ts';
import { useSending } from '../state/useRequest.ts';
import { Link } from './Link.tsx';
import { Refusal } from './Refusal.tsx';

export function Menu({ me }: { readonly me: Me }) {
  const { messages, leave } = useOffice();
  const { path } = usePlace();
  const { refusal, send } = useSending();
  const signOut = async () => {
    // A new page, so that nothing of this one stays in memory.
    if (await send('POST /sign-out')) leave(addressOf(''));
  };
  const current = (to: string) => (path === to ? 'page' : undefined);
  return (
    <nav aria-label={messages.menu.title}>
      <Link to="" className="office-name" aria-current={current('')}>
        {messages.office}
      </Link>
      {includesRole(me.role, 'manage') &&
        (['/trail', '/accounts'] as const).map((to) => (
          <Link key={to} to={to} aria-current={current(to)}>
            {messages.menu[to]}
          </Link>
        ))}
      <Link to="/account" aria-current={current('/account')}>
        {messages.menu.account(me.name)}
      </Link>
      <button type="button" onClick={signOut}>
        {messages.menu.signOut}
      </button>
      <Refusal refusal={refusal} />
    </nav>
  );
}
