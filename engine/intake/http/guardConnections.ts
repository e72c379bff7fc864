// Limits on connections, before any route: their number, pipelined requests per connection, and how long an unfinished
// request or an unread response may make no progress. A connection that exceeds a limit is closed: no browser that sends a
// form does.
// On shutdown, idle connections are closed at once, the others after their response, and the rest after `stopTimeout`: Node
// checks none of its timeouts once its server is closing.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../config/limits.ts';
import { senderOf } from '../config/senderOf.ts';
import { createBudget } from '../submissions/createBudget.ts';
import { answerBrokenConnection } from './answerBrokenConnection.ts';

/** The unfinished requests of one connection, and its bytes at the beginning of the current window. */
interface Exchanges {
  readonly pending: Set<ServerResponse>;
  since: number;
  moved: number;
}

/** Why a connection was closed. */
export type ClosedFor = 'sender' | 'sum' | 'pipelined' | 'slow';

export interface ConnectionGuard {
  /** Lets running requests finish and closes everything else. */
  stop(): void;
  /** Clears the timers; called when no connection is left. */
  end(): void;
}

/** Watches the connections of `server`; `isProxy` tells peers that forward for many senders. */
export function guardConnections(
  server: Server,
  limits: Limits,
  isProxy: (address: string) => boolean,
  onClosed: (reason: ClosedFor) => void = () => undefined,
): ConnectionGuard {
  const budget = createBudget(limits.sockets);
  const open = new Set<Socket>();
  const busy = new Map<Socket, Exchanges>();
  let deadline: ReturnType<typeof setTimeout> | undefined;

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    // A proxy's connections serve many senders: each gets a key of its own, so that only the total is bounded.
    const sender = isProxy(remoteAddress) ? `proxy ${socket.remotePort}` : senderOf(remoteAddress);
    const bound = budget.take(sender, 1);
    if (bound !== undefined) {
      onClosed(bound);
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => {
      budget.release(sender, 1);
      open.delete(socket);
      busy.delete(socket);
    });
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const exchanges = busy.get(socket) ?? { pending: new Set(), since: Date.now(), moved: movedBytes(socket) };
    exchanges.pending.add(response);
    if (exchanges.pending.size > limits.pipelined.perRequest) {
      onClosed('pipelined');
      socket.destroy();
      return;
    }
    busy.set(socket, exchanges);
    response.once('close', () => {
      exchanges.pending.delete(response);
      if (exchanges.pending.size > 0) return;
      busy.delete(socket);
      if (deadline) socket.destroySoon();
    });
  });

  const timer = setInterval(() => {
    const now = Date.now();
    for (const [socket, exchanges] of busy) {
      if (awaitsResponse(exchanges)) {
        Object.assign(exchanges, { since: now, moved: movedBytes(socket) });
      } else if (now - exchanges.since >= limits.progressWindow) {
        const moved = movedBytes(socket);
        if (moved - exchanges.moved < limits.progressBytes) {
          onClosed('slow');
          closeSlow(socket, exchanges);
        }
        Object.assign(exchanges, { since: now, moved });
      }
    }
  }, limits.progressWindow / 4);
  timer.unref();
  return {
    stop() {
      for (const socket of open) if (!busy.has(socket)) socket.destroy();
      deadline = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, limits.stopTimeout);
    },
    end() {
      clearTimeout(deadline);
      clearInterval(timer);
    },
  };
}

/** Bytes received and sent, without those still buffered in this process. */
function movedBytes({ bytesRead, bytesWritten, writableLength }: Socket): number {
  return bytesRead + bytesWritten - writableLength;
}

/** True while the oldest request is complete and its response has not begun: the delay is ours, not the client's. */
function awaitsResponse({ pending }: Exchanges): boolean {
  const [first] = pending;
  return first?.req.complete === true && !first.headersSent;
}

function closeSlow(socket: Socket, { pending }: Exchanges): void {
  const hasBegun = [...pending].some(({ headersSent }) => headersSent);
  if (hasBegun) socket.destroy();
  else answerBrokenConnection(Object.assign(new Error('No progress'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
