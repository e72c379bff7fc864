import { banners } from '../banners.ts';
import type { CarouselWords } from '../homeWords.ts';
import type { Playback } from './usePlayback.ts';
import type { Slider } from './useSlider.ts';

interface CarouselControlsProps {
  readonly words: CarouselWords;
  readonly slider: Slider;
  readonly playback: Playback;
}

/** The button that pauses and plays the banners, and a dot for each banner. */
export function CarouselControls({ words, slider, playback: { isWanted, toggle } }: CarouselControlsProps) {
  return (
    <div className="carousel-controls">
      <button type="button" className="carousel-toggle" onClick={toggle}>
        <svg width="12" height="14" viewBox="0 0 12 14" fill="currentColor" aria-hidden="true" focusable="false">
          <path d={isWanted ? 'M1 1h3.5v12H1zM7.5 1H11v12H7.5z' : 'M1 0l11 7-11 7z'} />
        </svg>
        {isWanted ? words.pause : words.play}
        <span className="visually-hidden"> {words.what}</span>
      </button>
      {banners.map((name, index) => (
        <button
          key={name}
          type="button"
          className="carousel-dot"
          aria-label={words.dots[index]}
          aria-current={slider.current === index || undefined}
          onClick={() => slider.show(index)}
        />
      ))}
    </div>
  );
}
