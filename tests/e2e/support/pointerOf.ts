import type { Page } from '@playwright/test';

/** Presses, moves and releases by the browser's input events: touch on a phone, a mouse elsewhere. */
export async function pointerOf(page: Page, isMobile: boolean) {
  return isMobile ? finger(page) : mouse(page);
}

function mouse(page: Page) {
  return {
    async down(x: number, y: number) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: (x: number, y: number) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  };
}

async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] } as never);
  return {
    down: (x: number, y: number) => touch('touchStart', x, y),
    move: (x: number, y: number) => touch('touchMove', x, y),
    up: () => touch('touchEnd'),
  };
}
