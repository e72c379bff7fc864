import * as facts from 'virtual:facts';
import { useSite } from '../../language/siteContext.ts';
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
                  <a href={`tel:${facts.phoneNumber}`}>
                    <bdi dir="ltr">{facts.phone}</bdi>
                  </a>
                </dd>
              </div>
              <div>
                <dt>{words.email}</dt>
                <dd>
                  <a href={`mailto:${facts.email}`}>
                    <bdi dir="ltr" lang="en">
                      {facts.email}
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
