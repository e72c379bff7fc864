import { ArchedView } from '../../../ornaments/ArchedView.tsx';
import { Cedar } from '../../../ornaments/Cedar.tsx';
import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { AnthemWords } from '../anthemWords.ts';
import { Listen } from './Listen.tsx';
import { Lyrics } from './Lyrics.tsx';
import { Score } from './Score.tsx';

interface AnthemPageProps {
  readonly words: AnthemWords;
}

/** The anthem's page in either language: recording, score and words. */
export function AnthemPage({ words }: AnthemPageProps) {
  const { title, description, eyebrow, lead, listen, score, lyrics, related } = words;
  return (
    <div className="prose-page">
      <Head title={title} description={description} />
      <PageHead
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        ornament={
          <ArchedView>
            <g transform="translate(48 130) scale(.6 1.05)">
              <Cedar fill="var(--cedar)" />
            </g>
          </ArchedView>
        }
      />
      <Listen words={listen} />
      <Score words={score} />
      <Lyrics words={lyrics} />
      <AboutRelated current="/Anthem" {...related} />
    </div>
  );
}
