import { mediaFile } from '../../parts/mediaFile.ts';
import type { ScoreWords } from '../anthemPage.ts';

const wide = '/images/anthem-score.svg';
const narrow = '/images/anthem-score-narrow.svg';

interface ScoreProps {
  readonly words: ScoreWords;
}

/** The score for four voices; on phones an edition with fewer bars a line, so that it stays legible. */
export function Score({ words }: ScoreProps) {
  const { width, height } = mediaFile(wide);
  const phone = mediaFile(narrow);
  return (
    <div className="band-deep">
      <section className="page band" aria-labelledby="score">
        <h2 id="score">{words.title}</h2>
        <figure className="score">
          <picture>
            <source media="(width <= 700px)" srcSet={narrow} width={phone.width} height={phone.height} />
            <img src={wide} width={width} height={height} alt={words.alt} loading="lazy" decoding="async" />
          </picture>
          <figcaption>
            {words.caption}{' '}
            <a href={wide} download>
              {words.download}
            </a>
          </figcaption>
        </figure>
      </section>
    </div>
  );
}
