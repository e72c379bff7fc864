import { Link } from 'wouter';
import { Head } from '../layout/Head.tsx';
import { ArchedView } from '../ornaments/ArchedView.tsx';
import { Cedar } from '../ornaments/Cedar.tsx';
import { AboutRelated } from './about/AboutRelated.tsx';
import { aboutPages } from './about/aboutPages.ts';
import { PageHead } from './parts/PageHead.tsx';
import { DownloadCard } from './protocol/DownloadCard.tsx';
import { documents } from './protocol/documents.ts';

/** The three documents that say how the school works, to download. */
export function Protocol() {
  return (
    <div className="prose-page">
      <Head
        title="Protocol"
        description="Three documents to download as PDF: School Life Protocol, Learner Profile, Health Office Policy and Procedures."
      />
      <PageHead
        eyebrow="About"
        title="Protocol"
        lead="What we have agreed on, written down: three documents to read, to print and to keep."
        ornament={
          <ArchedView>
            <g transform="translate(48 130) scale(.6 1.05)">
              <Cedar fill="var(--cedar)" />
            </g>
          </ArchedView>
        }
      />
      <div className="page band">
        <ul className="downloads">
          {documents.map((document) => (
            <DownloadCard key={document.file} document={document} />
          ))}
        </ul>
      </div>
      <section className="page band grid" aria-labelledby="asking">
        <div className="grid-main prose">
          <h2 id="asking">Rather ask?</h2>
          <p>
            If you do not find what you are looking for, or would like one of them on paper, ask at the school’s office.
            Much of what new families want to know stands on the pages <Link href="/Information">Information</Link> and{' '}
            <Link href="/FAQ">FAQ</Link>.
          </p>
        </div>
      </section>
      <AboutRelated current="/Protocol" {...aboutPages} />
    </div>
  );
}
