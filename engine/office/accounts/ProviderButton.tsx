import type { Given } from '../client/client.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { useOffice } from '../state/office.ts';
import { useSending } from '../state/useRequest.ts';

type Name = 'POST /sign-in/provider' | 'POST /invitation/provider';

/** Sends the browser to the school's OpenID provider, which sends it back to `/office`. */
export function ProviderButton({ name, body }: { readonly name: Name; readonly body?: Given<Name>['body'] }) {
  const { messages, leave } = useOffice();
  const { refusal, send } = useSending();
  const go = async () => {
    const answer = await send(name, body && { body });
    if (answer) leave(answer.url);
  };
  return (
    <div className="other-way">
      <p>{messages.signIn.or}</p>
      <Refusal refusal={refusal} />
      <button type="button" className="button plain" onClick={go}>
        {messages.signIn.byProvider}
      </button>
    </div>
  );
}
