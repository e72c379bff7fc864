// Bounds what connections hold before any route is reached: how many there are, how many requests of one wait for their
// answer, and how long an unfinished request or an unread answer may stand still. A connection that breaks a bound is
// closed, because whoever breaks one of these is not a browser with a form.
// When the service stops, connections without a running request are closed at once, the others after their answer, and
// whatever is left after `stopTimeout`: Node checks no time limit of its own once its server is closing.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../config/limits.ts';
import { createBudget } from '../submissions/createBudget.ts';
import { answerBrokenConnection } from './answerBrokenConnection.ts';
import { senderOf } from './senderOf.ts';

/** The unfinished exchanges of one connection, and how far it had come at the beginning of the current window. */
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
  /** Ends what `stop` and the watch have begun; called when no connection is left. */
  end(): void;
}

/** Watches the connections of `server`; `isProxy` tells peers that stand for many senders. */
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
    // A proxy is one peer for everybody: under a name of its own for each connection, only the sum counts.
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
      if (isOurTurn(exchanges)) {
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

/** Bytes that went either way; what waits in our own memory for a reader has not gone. */
function movedBytes({ bytesRead, bytesWritten, writableLength }: Socket): number {
  return bytesRead + bytesWritten - writableLength;
}

/** True while the oldest request is whole and its answer has not begun: then the sender waits for us. */
function isOurTurn({ pending }: Exchanges): boolean {
  const [first] = pending;
  return first?.req.complete === true && !first.headersSent;
}

function closeSlow(socket: Socket, { pending }: Exchanges): void {
  const hasBegun = [...pending].some(({ headersSent }) => headersSent);
  if (hasBegun) socket.destroy();
  else answerBrokenConnection(Object.assign(new Error('No progress'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
