// Until when a press holds back what would redraw the form, for every order in which browsers send its events.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPress } from '../../../engine/react/state/press.ts';

const BUTTON_DOWN = { buttons: 1 };
const MOUSE = { pointerType: 'mouse' };
const TOUCH = { pointerType: 'touch' };
const LEFT = 'a control is left';

type Sent = readonly [type: string, detail?: object];

const press = createPress();
let page: EventTarget;
let stop: () => void;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  stop = press.follow(page);
  told = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function send(...events: readonly Sent[]): void {
  for (const [type, detail] of events) {
    if (type === LEFT) press.after(() => told.push('told'));
    else page.dispatchEvent(Object.assign(new Event(type), detail));
  }
}

const mouseDown: readonly Sent[] = [['pointerdown', MOUSE], ['mousedown'], [LEFT]];
const touched: readonly Sent[] = [
  ['pointerdown', TOUCH],
  ['pointerup', TOUCH],
];

it('defers nothing while no pointer is down', () => {
  send([LEFT]);
  expect(told).toEqual(['told']);
});

describe('deferred listeners are called', () => {
  const press: Readonly<Record<string, readonly Sent[]>> = {
    'a mouse’s click': [...mouseDown, ['pointerup', MOUSE], ['mouseup'], ['click']],
    'a finger’s click, whose control is left after the finger is up': [
      ...touched,
      ['mousedown'],
      [LEFT],
      ['mouseup'],
      ['click'],
    ],
    'a click whose mouse events the page suppressed': [['pointerdown', TOUCH], [LEFT], ['pointerup', TOUCH], ['click']],
    'a scroll or a drag': [...mouseDown, ['pointercancel']],
    'what is typed or chosen meanwhile': [...mouseDown, ['input']],
    'a move without its button, which came up elsewhere': [...mouseDown, ['pointermove', { buttons: 0 }]],
  };
  it.each(Object.entries(press))('right after %s, and not before', (_, events) => {
    send(...events.slice(0, -1));
    expect(told).toEqual([]);
    send(...events.slice(-1));
    expect(told).toEqual(['told']);
  });

  const unclicked: Readonly<Record<string, readonly Sent[]>> = {
    'another button, or a click that another listener stops': [...mouseDown, ['pointerup', MOUSE], ['mouseup']],
    'a menu, which may keep the rest from the page': [...mouseDown, ['contextmenu']],
    'a touch that is no click': [['pointerdown', TOUCH], [LEFT], ['pointerup', TOUCH]],
  };
  it.each(Object.entries(unclicked))('a moment after %s', (_, events) => {
    send(...events);
    expect(told).toEqual([]);
    vi.runAllTimers();
    expect(told).toEqual(['told']);
  });

  it('after a click that comes late because the browser waited for a second tap', () => {
    send(['pointerdown', TOUCH], [LEFT], ['pointerup', TOUCH]);
    vi.advanceTimersByTime(350);
    send(['mousedown'], ['mouseup']);
    expect(told).toEqual([]);
    send(['click']);
    expect(told).toEqual(['told']);
  });

  it('only after the end of a drag', () => {
    send(...mouseDown, ['pointermove', BUTTON_DOWN]);
    vi.runAllTimers();
    expect(told).toEqual([]);
  });

  it('after a press that follows immediately, not during it', () => {
    send(...mouseDown, ['pointerup', MOUSE], ['mouseup'], ['pointerdown', MOUSE]);
    vi.runAllTimers();
    expect(told).toEqual([]);
    send(['pointerup', MOUSE], ['mouseup'], ['click']);
    expect(told).toEqual(['told']);
  });
});

it('a listener is called once for several changes, and not after it was removed', () => {
  const listeners = new Set<() => void>();
  const subscribe = press.defer((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  const [stays, goes] = [vi.fn(), vi.fn()];
  subscribe(stays);
  const unsubscribe = subscribe(goes);
  send(['pointerdown', MOUSE]);
  for (const listener of [...listeners, ...listeners]) listener();
  unsubscribe();
  expect(stays).not.toHaveBeenCalled();
  send(['click']);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(goes).not.toHaveBeenCalled();
});

it('a form that is unmounted during a press defers nothing and calls no listener', () => {
  send(...mouseDown);
  stop();
  vi.runAllTimers();
  expect(told).toEqual([]);
  send([LEFT]);
  expect(told).toEqual(['told']);
});
