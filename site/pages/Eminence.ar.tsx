import { Link } from 'wouter';
import { EminencePage } from './messages/EminencePage.tsx';
import type { MessageHead } from './messages/messageHead.ts';

const head: MessageHead = {
  documentTitle: 'كلمة صاحب السيادة',
  description: 'كلمة راعي الأبرشية إلى الأهل والمتعلّمين والعاملين في المدرسة.',
  eyebrow: 'كلمات',
  title: 'كلمة صاحب السيادة',
  lead: (
    <>
      يكتب راعي الأبرشية إلى الأهل والمتعلّمين والعاملين في المدرسة. وهناك أيضًا{' '}
      <Link href="/Principal">كلمة مدير المدرسة</Link>، وهي بالإنكليزية.
    </>
  ),
};

/** A message from the bishop, on a page that is all Arabic. */
export function Eminence() {
  return <EminencePage head={head} />;
}
