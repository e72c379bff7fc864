import { content as aboutPages } from 'virtual:content/about/related';
import * as facts from 'virtual:facts/en';
import { Link } from 'wouter';
import { kilobytes } from '../parts/kilobytes.ts';
import { documents } from './documents.ts';
import type { ProtocolWords } from './parts/ProtocolPage.tsx';
import { ProtocolPage } from './parts/ProtocolPage.tsx';

const content: ProtocolWords = {
  title: 'Protocol',
  description: `Three documents to download as PDF: School Life Protocol, Learner Profile, ${facts.healthOffice} Policy and Procedures.`,
  eyebrow: 'About',
  lead: 'How we would like to live, learn and look after one another: three documents to read, to print and to keep.',
  card: {
    inside: 'Inside',
    about: (pages, bytes) => `PDF, ${pages} pages, ${kilobytes(bytes)}`,
    download: 'Download',
  },
  documents,
  sections: [
    {
      title: 'Rather ask?',
      body: (
        <p>
          If you do not find what you are looking for, or would like one of them on paper, ask at the school’s office.
          Much of what new families want to know is on the pages <Link href="/Information">Information</Link> and{' '}
          <Link href="/FAQ">FAQ</Link>.
        </p>
      ),
    },
  ],
};

/** Protocol: the school's three documents, to download. */
export function Protocol() {
  return <ProtocolPage content={content} related={aboutPages} />;
}
