import { type Client, Refused } from './client.ts';

interface SessionListener {
  /** A request was refused because there is no session any more. */
  onEnd(): void;
  /** A request was answered. */
  onAsk(): void;
}

/** The client, with a listener to its session. */
export function watchSession(client: Client, { onEnd, onAsk }: SessionListener): Client {
  return {
    async ask(name, given) {
      try {
        const answer = await client.ask(name, given);
        onAsk();
        return answer;
      } catch (error) {
        if (error instanceof Refused && error.refusal.code === 'no-session') onEnd();
        throw error;
      }
    },
  };
}
