// React takes a prerendered page over in small pieces of work, between which a visitor types and presses. Here each piece
// runs when the test says so: the scheduler's messages are held, and its clock makes every piece as small as it can be.
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

export interface Hydration {
  readonly root: Root;
  /** Runs the next pieces of work, as many as there are up to `count`, and says how many there were. */
  work(count: number): Promise<number>;
  /** From now on work runs by itself again. */
  release(): void;
}

/** Milliseconds that the clock goes on with every look at it. The scheduler stops after five, and looks before it begins. */
const LOOK_MS = 1;

/** Begins to take over what stands in `container` with `page`, of which it was rendered. */
export function hydrateSlowly(container: Element, page: ReactNode): Hydration {
  const { postMessage } = MessagePort.prototype;
  const { now } = Performance.prototype;
  let held: MessagePort[] = [];
  let late = 0;
  MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
    if (message === null) held.push(this);
    else postMessage.call(this, message);
  };
  Performance.prototype.now = function look() {
    late += LOOK_MS;
    return now.call(this) + late;
  };
  const root = hydrateRoot(container, page);
  const runHeld = () => {
    const ports = held;
    held = [];
    for (const port of ports) postMessage.call(port, null);
    return ports.length > 0;
  };
  return {
    root,
    async work(count) {
      for (let done = 0; done < count; done++) {
        // What was posted before, and the microtasks in which React asks for the next piece, are done by then.
        await posted();
        if (!runHeld()) return done;
      }
      return count;
    },
    release() {
      MessagePort.prototype.postMessage = postMessage;
      Performance.prototype.now = now;
      runHeld();
    },
  };
}

/** Waits for a message of its own. A timer takes four milliseconds. */
async function posted(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage('posted');
  });
  port1.close();
}
