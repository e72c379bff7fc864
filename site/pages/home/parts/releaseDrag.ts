import type { KeenSliderInstance } from 'keen-slider';

/** Fraction of a banner's width. A longer drag moves to the next banner, a shorter one springs back. */
const THRESHOLD = 1 / 5;

/**
 * A plugin for keen-slider: only the distance that the pointer has moved decides where a drag ends. Without it keen-slider uses
 * the speed at release, so a drag that pauses before it springs back from anywhere below half of the width; and it does not
 * count the distance before the first move event.
 */
export function releaseDrag(slider: KeenSliderInstance): void {
  let x = 0;
  let start = { x: 0, slide: 0 };
  const follow = (event: PointerEvent) => {
    if (event.isPrimary) x = event.clientX;
  };
  // Pointer events are dispatched before the mouse and touch events that keen-slider listens to.
  slider.container.addEventListener('pointerdown', follow);
  slider.container.addEventListener('pointermove', follow);
  slider.on('destroyed', () => {
    slider.container.removeEventListener('pointerdown', follow);
    slider.container.removeEventListener('pointermove', follow);
  });
  slider.on('dragStarted', () => {
    start = { x, slide: slider.track.details.abs };
  });
  // Runs after keen-slider's own handler and replaces the animation that it has started.
  slider.on('dragEnded', () => {
    const ahead = ((start.x - x) / slider.size) * (slider.options.rtl ? -1 : 1);
    slider.animator.stop();
    slider.moveToIdx(start.slide + (Math.abs(ahead) > THRESHOLD ? Math.sign(ahead) : 0), true);
  });
}
