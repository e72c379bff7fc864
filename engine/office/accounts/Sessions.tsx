import { Refusal } from '../parts/Refusal.tsx';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { useLoaded, useSending } from '../state/useRequest.ts';
import { browserName } from './browserName.ts';

/** Where the account is signed in; any but this can be ended. */
export function Sessions() {
  const { language, messages } = useOffice();
  const { answer: sessions = [], refusal, reload } = useLoaded('GET /sessions');
  const ending = useSending();
  const end = async (id: string) => {
    await ending.send('DELETE /sessions/:id', { parts: { id } });
    reload();
  };
  return (
    <>
      <Refusal refusal={refusal ?? ending.refusal} />
      <ul className="sessions">
        {sessions.map(({ id, browser, startedAt, seenAt, isThis }) => (
          <li key={id}>
            <span>
              <bdi>{browserName(browser)}</bdi>
              {isThis && <strong> {messages.account.thisOne}</strong>}
              <br />
              <span className="hint">
                {messages.account.since(timeOf(language, startedAt), timeOf(language, seenAt))}
              </span>
            </span>
            {!isThis && (
              <button type="button" className="button plain" onClick={() => end(id)}>
                {messages.account.end}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
