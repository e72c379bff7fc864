// Hides the pages when the session has been idle for too long: a screen that is left alone shows no answers. Another tab may have
// used the session since, so the service is asked; if it has ended, that request is refused.
import { useEffect } from 'react';
import { type Client, Refused } from '../client/client.ts';

const MARGIN = 2000;

/** Asks `idle` milliseconds after `askedAt`, which is the time of the last request; `client` notes a refusal. */
export function useIdleCheck(idle: number | undefined, askedAt: number, client: Client): void {
  useEffect(() => {
    if (idle === undefined) return undefined;
    const timer = setTimeout(
      () => {
        client.ask('GET /me').catch((error) => {
          if (!(error instanceof Refused)) throw error;
        });
      },
      askedAt + idle + MARGIN - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [idle, askedAt, client]);
}
