// The banners, one at a time, changing every three seconds. They pause while they have the pointer or focus, while the page is
// hidden, and if the visitor prefers reduced motion; a button pauses and plays them (WCAG 2.2.2). Until keen-slider is loaded only
// the first banner is rendered; without scripts the others are in `<noscript>`, reached by scrolling sideways.
import { useRef } from 'react';
import { banners } from '../banners.ts';
import type { CarouselWords } from '../homeWords.ts';
import { BannerPicture } from './BannerPicture.tsx';
import { CarouselControls } from './CarouselControls.tsx';
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
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not of form fields.
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
