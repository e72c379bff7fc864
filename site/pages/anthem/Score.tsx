import lyrics from '../../media/anthem/lyrics.json';
import { mediaFile } from '../parts/mediaFile.ts';

const wide = '/images/anthem-score.svg';
const narrow = '/images/anthem-score-narrow.svg';

/** The score for four voices; on a phone with fewer bars in a line, so that it can be read there, too. */
export function Score() {
  const { width, height } = mediaFile(wide);
  const phone = mediaFile(narrow);
  return (
    <div className="band-deep">
      <section className="page band" aria-labelledby="score">
        <h2 id="score">The score</h2>
        <figure className="score">
          <picture>
            <source media="(width <= 700px)" srcSet={narrow} width={phone.width} height={phone.height} />
            <img
              src={wide}
              width={width}
              height={height}
              alt={`The score of “${lyrics.title.en}” for four voices, in D major, with the English words.`}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <figcaption>
            Eight bars of stanza and four of refrain, for soprano, alto, tenor and bass.{' '}
            <a href={wide} download>
              Download the score
            </a>
          </figcaption>
        </figure>
      </section>
    </div>
  );
}
