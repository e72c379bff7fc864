// No press is lost: while a pointer is down, nothing moves. Every question is made wrong and left by a press on something
// below it, which is another kind of thing each time; and when the click comes, whatever can be pressed must still be where it
// was when the pointer went down: so a press on any of it would have reached it too. The effects of the presses are
// suppressed, and questions are left from the last to the first, so that one drawing of a step serves for all its presses.
// `PRESSES` is how often each question is left, each time by pressing something else, then held as long as people do.
import { dropped } from 'virtual:fixtures';
import { forms } from 'virtual:forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountWizard } from '../support/mountWizard.tsx';
import { viewsOf } from './formStates.ts';
import { middleOf, type Point, type Pointer, pressAndHold, untilHeard } from './pointer.ts';
import { kindOf, makeWrong, questions, targets } from './targets.ts';

const rounds = Number(import.meta.env.PRESSES ?? 1);
/** What leaving a question moves, it moves in the same task: a short press shows it too. */
const holdMs = rounds > 1 ? 90 : 0;

const { order, household, clinic } = dropped.en;
const shipped = await Promise.all(forms.map(({ load }) => load('en')));
const views = [...shipped, order, household, clinic].filter((form) => form !== undefined).flatMap(viewsOf);

describe.each([
  [1280, 800, 'mouse'],
  [390, 844, 'touch'],
] as const)('at %i x %i px, by %s', (width, height, pointer) => {
  beforeAll(async () => {
    await page.viewport(width, height);
    await untilHeard(pointer);
  });
  // As other files find it.
  afterAll(() => page.viewport(414, 896));

  const named = views.map((view) => [view.form.id, view.form.steps[view.step]?.id, view] as const);
  it.each(named)('%s, %s', async (_form, _step, view) => {
    const lost: string[] = [];
    const pressed = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      // One width begins where the other goes on.
      const isChosen = (view.step + round) % 2 === (pointer === 'mouse' ? 0 : 1);
      await mountWizard(view.form, { step: view.step, answers: isChosen ? view.chosen : {} });
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      for (const question of [...questions()].reverse()) lost.push(...(await lostBy(question, pointer, pressed)));
    }
    expect(lost).toEqual([]);
    expect(pressed.size).toBeGreaterThan(0);
  });
});

/**
 * Leaves `question`, made wrong, by a press on something below it, of the kind that was pressed least. Tells what the press
 * did not reach, what moved during it, and whether the question then said nothing of what is missing.
 */
async function lostBy(question: HTMLInputElement, pointer: Pointer, pressed: Map<string, number>) {
  makeWrong(question);
  const { bottom } = question.getBoundingClientRect();
  const times = (target: Element) => (pressed.get(kindOf(target)) ?? 0) + (pressed.get(textOf(target)) ?? 0) / 1000;
  const below = targets().filter((target) => target.getBoundingClientRect().top > bottom);
  const [target] = below.sort((one, other) => times(one) - times(other));
  if (!target) return [];
  for (const key of [kindOf(target), textOf(target)]) pressed.set(key, (pressed.get(key) ?? 0) + 1);
  const { clicked, moved } = await press(target, pointer);
  const isLeft = document.activeElement !== question;
  const isMissing = question.ariaRequired === 'true' && question.value === '';
  return [
    ...moved.map((one) => `${question.id} moves ${textOf(one)}`),
    ...(target.contains(clicked) ? [] : [`${question.id} keeps a press from ${textOf(target)}`]),
    ...(isLeft && isMissing && question.ariaInvalid !== 'true' ? [`${question.id} says nothing`] : []),
  ];
}

/** Presses `target`, without effect: what was clicked, and what was by then no longer where it had been. */
async function press(target: Element, pointer: Pointer) {
  const before = new Map<Element, Point>();
  let clicked: Node | null = null;
  let moved: readonly Element[] = [];
  const onDown = () => {
    for (const one of targets()) before.set(one, middleOf(one));
  };
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    clicked = event.target as Node;
    moved = [...before].flatMap(([one, middle]) => (covers(one, middle) ? [] : one));
  };
  window.addEventListener('pointerdown', onDown, { capture: true, once: true });
  window.addEventListener('click', onClick, { capture: true, once: true });
  // A typeface that arrives later moves the page by itself.
  await document.fonts.ready;
  target.scrollIntoView({ block: 'center' });
  await pressAndHold(target, pointer, holdMs);
  window.removeEventListener('click', onClick, true);
  return { clicked, moved };
}

function covers(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x > left && x < right && y > top && y < bottom;
}

const textOf = (element: Element) => element.id || element.textContent;
