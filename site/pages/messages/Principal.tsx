import { content as aboutPages } from 'virtual:content/about/related';
import { Link } from 'wouter';
import type { MessageHead } from './messageHead.ts';
import { PrincipalPage } from './parts/PrincipalPage.tsx';

const head: MessageHead = {
  documentTitle: 'The Principal’s Message',
  description:
    'A word of welcome from the Principal: what the school is, whom it serves, and what it hopes for its learners.',
  eyebrow: 'Messages',
  title: 'The Principal’s Message',
  lead: (
    <>
      A word of welcome to parents, learners and friends. <Link href="/Eminence">His Eminence’s message</Link> is in
      Arabic.
    </>
  ),
};

/** The principal's message. */
export function Principal() {
  return <PrincipalPage head={head} office="Principal" from="The Principal" related={aboutPages} />;
}
