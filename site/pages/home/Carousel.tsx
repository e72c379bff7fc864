// The banners, one at a time, every three seconds the next. They stop while a visitor points at them or has the focus in
// them, while the page is hidden, and where motion is not wanted; a button stops them for good (WCAG 2.2.2) and starts
// them again. Until the slider is there the first banner stands still and the others have not come; without scripts they are
// reached by scrolling sideways.
import { useRef } from 'react';
import { BannerPicture } from './BannerPicture.tsx';
import { banners } from './banners.ts';
import { CarouselControls } from './CarouselControls.tsx';
import type { CarouselWords } from './homeWords.ts';
import { usePlayback } from './usePlayback.ts';
import { useSlider } from './useSlider.ts';

interface CarouselProps {
  readonly words: CarouselWords;
}

export function Carousel({ words }: CarouselProps) {
  const slides = useRef<HTMLDivElement>(null);
  const slider = useSlider(slides);
  const playback = usePlayback(slider?.next);

  return (
    <section
      className="carousel"
      aria-roledescription={words.roles.carousel}
      aria-label={words.label}
      {...playback.holds}
    >
      <div
        ref={slides}
        className="carousel-slides"
        data-alive={slider ? true : undefined}
        aria-live={playback.isRunning ? 'off' : 'polite'}
      >
        {banners.map((name, index) => {
          const picture = <BannerPicture name={name} alt={words.alts[name]} isFirst={index === 0} />;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but no group of fields.
            <div
              key={name}
              className="carousel-slide"
              role="group"
              aria-roledescription={words.roles.slide}
              aria-label={words.slides[index]}
              aria-hidden={slider ? slider.current !== index : undefined}
            >
              {index === 0 || slider ? picture : <noscript>{picture}</noscript>}
            </div>
          );
        })}
      </div>
      {slider && <CarouselControls words={words} slider={slider} playback={playback} />}
    </section>
  );
}
