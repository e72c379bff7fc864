import { useSite } from '../../language/siteContext.ts';
import { school } from '../../school.ts';
import type { InFolders, ReachUsWords } from '../../words/words.ts';
import { SchoolMap } from './parts/SchoolMap.tsx';

/** In every language, because only one page shows them. */
const inLanguages = import.meta.glob('../../words/*/reachUs.ts', { eager: true, import: 'reachUs' }) as InFolders<
  'reachUs',
  ReachUsWords,
  '../..'
>;

/** The school's address, telephone, e-mail and map. */
export function ReachUs() {
  const { language, words: layout } = useSite();
  const words = inLanguages[`../../words/${language}/reachUs.ts`];
  return (
    <section className="reach-us" aria-labelledby="reach-us">
      <div className="reach-us-columns">
        <div>
          <h2 id="reach-us">{words.title}</h2>
          <address>
            <dl>
              <div>
                <dt>{words.address}</dt>
                <dd>{layout.address}</dd>
              </div>
              <div>
                <dt>{words.phone}</dt>
                <dd>
                  <a href={`tel:${school.phone.number}`}>
                    <bdi dir="ltr">{school.phone.text}</bdi>
                  </a>
                </dd>
              </div>
              <div>
                <dt>{words.email}</dt>
                <dd>
                  <a href={`mailto:${school.email}`}>
                    <bdi dir="ltr" lang="en">
                      {school.email}
                    </bdi>
                  </a>
                </dd>
              </div>
            </dl>
          </address>
        </div>
        <SchoolMap words={words} />
      </div>
    </section>
  );
}
