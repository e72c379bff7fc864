import { Head } from '../layout/Head.tsx';
import lyrics from '../media/anthem/lyrics.json';
import { ArchedView } from '../ornaments/ArchedView.tsx';
import { Cedar } from '../ornaments/Cedar.tsx';
import { AboutRelated } from './about/AboutRelated.tsx';
import { aboutPages } from './about/aboutPages.ts';
import { Listen } from './anthem/Listen.tsx';
import { Lyrics } from './anthem/Lyrics.tsx';
import { Score } from './anthem/Score.tsx';
import { PageHead } from './parts/PageHead.tsx';

/** The school's anthem: to hear, to play and to sing. */
export function Anthem() {
  return (
    <div className="prose-page">
      <Head
        title="Anthem"
        description={`The school’s anthem, “${lyrics.title.en}”: a recording to listen to, the score, and the words in English and Arabic.`}
      />
      <PageHead
        eyebrow="About"
        title="Anthem"
        lead={
          <>
            “{lyrics.title.en}”,{' '}
            <span lang="ar" dir="rtl">
              {lyrics.title.ar}
            </span>
            : two stanzas and a refrain, which every learner knows by heart sooner or later.
          </>
        }
        ornament={
          <ArchedView>
            <g transform="translate(48 130) scale(.6 1.05)">
              <Cedar fill="var(--cedar)" />
            </g>
          </ArchedView>
        }
      />
      <Listen />
      <Score />
      <Lyrics />
      <AboutRelated current="/Anthem" {...aboutPages} />
    </div>
  );
}
