import { Link } from 'wouter';
import type { MessageHead } from './messageHead.ts';
import { EminencePage } from './parts/EminencePage.tsx';

// Head elements cannot contain elements with `lang` or `dir`; Unicode isolates separate the two directions.
const head: MessageHead = {
  documentTitle: '\u2068كلمة صاحب السيادة\u2069 – His Eminence’s Message',
  description:
    'A message in Arabic from the bishop of our archdiocese to parents, learners and staff. \u2068كلمة راعي الأبرشيّة إلى الأهل والتلامذة والعاملين في المدرسة.\u2069',
  eyebrow: 'Messages',
  title: (
    <>
      <span lang="ar" dir="rtl">
        كلمة صاحب السيادة
      </span>
      <span className="title-translated">His Eminence’s Message</span>
    </>
  ),
  lead: (
    <>
      The bishop of our archdiocese writes to parents, learners and staff. The message is in Arabic; the{' '}
      <Link href="/Principal">Principal’s message</Link> is in English.
    </>
  ),
};

/** The bishop's message, in Arabic on an English page. */
export function Eminence() {
  return <EminencePage head={head} />;
}
