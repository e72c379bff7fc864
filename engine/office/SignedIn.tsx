// The pages that need a session. When it has ended, they are hidden and the account signs in at the same address; what was
// typed is kept for the same account.
import { useCallback, useMemo, useState } from 'react';
import type { OfficeRefusal } from '../ports/index.ts';
import { SignIn } from './accounts/SignIn.tsx';
import { watchSession } from './client/watchSession.ts';
import { Frame } from './parts/Frame.tsx';
import { Menu } from './parts/Menu.tsx';
import { Refusal } from './parts/Refusal.tsx';
import { Route } from './Route.tsx';
import { HiddenContext, MeContext, OfficeContext, useOffice } from './state/office.ts';
import { goTo, usePlace } from './state/place.ts';
import { useIdleCheck } from './state/useIdleCheck.ts';
import { useLoaded } from './state/useRequest.ts';

export function SignedIn() {
  const office = useOffice();
  const { query } = usePlace();
  const { answer: me, refusal, reload } = useLoaded('GET /me');
  const [hasEnded, setEnded] = useState(false);
  const [askedAt, setAskedAt] = useState(() => Date.now());
  const onEnd = useCallback(() => setEnded(true), []);
  const onAsk = useCallback(() => setAskedAt(Date.now()), []);
  const watched = useMemo(
    () => ({ ...office, client: watchSession(office.client, { onEnd, onAsk }) }),
    [office, onEnd, onAsk],
  );
  useIdleCheck(me?.idleMilliseconds, askedAt, watched.client);
  const isSignedOut = hasEnded || refusal?.code === 'no-session';
  const code = query.get('refused');
  const signedIn = () => {
    setEnded(false);
    if (code !== null) goTo('', { replaces: true });
    reload();
  };
  return (
    <Frame menu={isSignedOut || !me ? undefined : <Menu me={me} />}>
      {isSignedOut && <SignIn reason={reasonOf(code, hasEnded, office.messages.signIn)} onSignedIn={signedIn} />}
      {!isSignedOut && !me && <Refusal refusal={refusal} />}
      {me && (
        <OfficeContext value={watched}>
          <MeContext value={me}>
            <HiddenContext value={isSignedOut}>
              <div hidden={isSignedOut} key={me.name}>
                <Route />
              </div>
            </HiddenContext>
          </MeContext>
        </OfficeContext>
      )}
    </Frame>
  );
}

/** Why one has to sign in; `code` is that of a refused sign-in by the provider, which sends the browser back with it. */
function reasonOf(
  code: string | null,
  hasEnded: boolean,
  messages: { readonly over: string; readonly refused: Readonly<Record<string, string>>; readonly failed: string },
): OfficeRefusal | undefined {
  if (code === null) return hasEnded ? { code: 'no-session', errors: [{ message: messages.over }] } : undefined;
  return { code, errors: [{ message: messages.refused[code] ?? messages.failed }] };
}
