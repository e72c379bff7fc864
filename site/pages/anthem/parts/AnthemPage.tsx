import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import { ArchedView } from '../../../ornaments/ArchedView.tsx';
import { Cedar } from '../../../ornaments/Cedar.tsx';
import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { AnthemContent } from '../anthemPage.ts';
import { Listen } from './Listen.tsx';
import { Lyrics } from './Lyrics.tsx';
import { Score } from './Score.tsx';

interface AnthemPageProps {
  readonly content: AnthemContent;
}

/** The anthem's page in either language: recording, score and words. */
export function AnthemPage({ content }: AnthemPageProps) {
  const { title, description, eyebrow, lead, listen, score, lyrics, related } = content;
  const { language } = useSite();
  const other = lyrics.versions.find((version) => version.language !== language);
  const [before, after] = lead.split('{other}');
  return (
    <div className="prose-page">
      <Head title={title} description={description} />
      <PageHead
        eyebrow={eyebrow}
        title={title}
        lead={
          <>
            {before}
            {other && <bdi {...languageAttributes(other.language, language)}>{other.title}</bdi>}
            {after}
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
      <Listen words={listen} />
      <Score words={score} />
      <Lyrics words={lyrics} />
      <AboutRelated current="/Anthem" {...related} />
    </div>
  );
}
