import { type Client, Refused } from './client.ts';

interface SessionListener {
  /** A request was refused because there is no session any more. */
  onEnd(): void;
  /** A request was answered. */
  onAsk(): void;
}

/** The client, with a listener to its session. */
export function watchSession(client: Client, { onEnd, onAsk }: SessionListener): Client {
  const watch = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await asked;
      onAsk();
      return answer;
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === 'no-session') onEnd();
      throw error;
    }
  };
  return {
    ask: (name, given) => watch(client.ask(name, given)),
    load: (name, given, signal) => watch(client.load(name, given, signal)),
  };
}
