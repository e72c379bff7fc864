import { useEffect } from 'react';
import { includesRole } from '../../core/index.ts';
import type { Me } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';
import { addressOf, usePlace } from '../state/place.ts';
import { useSending } from '../state/useRequest.ts';
import { Link } from './Link.tsx';
import { Refusal } from './Refusal.tsx';
import { useDisclosure } from './useDisclosure.ts';

/** The pages of the office. On a narrow screen a button opens them. */
export function Menu({ me }: { readonly me: Me }) {
  const { messages, leave } = useOffice();
  const { path } = usePlace();
  const { refusal, send } = useSending();
  const { isOpen, setOpen, box, button } = useDisclosure<HTMLElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every other page.
  useEffect(() => setOpen(false), [path, setOpen]);
  const signOut = async () => {
    // A new page, so that nothing of this one stays in memory.
    if (await send('POST /sign-out')) leave(addressOf(''));
  };
  const current = (to: string) => (path === to ? 'page' : undefined);
  return (
    <nav aria-label={messages.menu.title} ref={box}>
      <Link to="" className="office-name" aria-current={current('')}>
        {messages.office}
      </Link>
      <button
        type="button"
        className="opens"
        ref={button}
        aria-expanded={isOpen}
        aria-controls="pages"
        onClick={() => setOpen(!isOpen)}
      >
        {messages.menu.open}
      </button>
      <div id="pages" className={isOpen ? 'pages open' : 'pages'}>
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
      </div>
      <Refusal refusal={refusal} />
    </nav>
  );
}
