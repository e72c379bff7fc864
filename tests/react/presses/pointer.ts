// A mouse and a finger that press: the browser itself makes the events, so that their order is its own.
import { cdp } from 'vitest/browser';

export type Pointer = 'mouse' | 'touch';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses the middle of `target` for `milliseconds`, and returns once the page has heard all of it. */
export async function pressAndHold(target: Element, pointer: Pointer, milliseconds: number): Promise<void> {
  const { x, y } = inWindow(middleOf(target));
  const { send } = cdp();
  const sent =
    pointer === 'touch'
      ? [send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })]
      : [send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', buttons: 1, clickCount: 1 })];
  if (milliseconds > 0) await pause(milliseconds);
  sent.push(
    pointer === 'touch'
      ? send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      : send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount: 1 }),
  );
  await Promise.all(sent);
  await pause(0);
}

/** Presses until the page hears it: the browser drops input for a page that it has not drawn yet. */
export async function untilHeard(pointer: Pointer): Promise<void> {
  const area = document.createElement('div');
  area.style.height = '50vh';
  document.body.replaceChildren(area);
  let isHeard = false;
  area.addEventListener('click', () => {
    isHeard = true;
  });
  for (let i = 0; i < 100 && !isHeard; i++) await pressAndHold(area, pointer, 20);
  if (!isHeard) throw new Error(`The page hears no press by ${pointer}.`);
}

export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Tests run in a frame of the window that the driver knows, which may be drawn smaller than it is. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
