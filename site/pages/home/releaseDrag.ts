import type { KeenSliderInstance } from 'keen-slider';

/** Of the width of a banner: a drag beyond it moves to the neighbour, a shorter one springs back. */
const THRESHOLD = 1 / 5;

/**
 * A plugin that lets the way of the pointer alone decide where a drag ends. By itself keen-slider goes by the speed at the
 * release, so that a drag that pauses before it springs back from anywhere below half of the width; and it leaves out the way
 * to the first move.
 */
export function releaseDrag(slider: KeenSliderInstance): void {
  let x = 0;
  let start = { x: 0, slide: 0 };
  const follow = (event: PointerEvent) => {
    if (event.isPrimary) x = event.clientX;
  };
  // Pointer events come ahead of the mouse and touch events that keen-slider listens to.
  slider.container.addEventListener('pointerdown', follow);
  slider.container.addEventListener('pointermove', follow);
  slider.on('destroyed', () => {
    slider.container.removeEventListener('pointerdown', follow);
    slider.container.removeEventListener('pointermove', follow);
  });
  slider.on('dragStarted', () => {
    start = { x, slide: slider.track.details.abs };
  });
  // Runs after keen-slider's own handler, and replaces the movement that it has started.
  slider.on('dragEnded', () => {
    const ahead = ((start.x - x) / slider.size) * (slider.options.rtl ? -1 : 1);
    slider.animator.stop();
    slider.moveToIdx(start.slide + (Math.abs(ahead) > THRESHOLD ? Math.sign(ahead) : 0), true);
  });
}
