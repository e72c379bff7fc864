import { Link } from 'wouter';
import type { MessageHead } from './messageHead.ts';
import { EminencePage } from './parts/EminencePage.tsx';

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

/** The bishop's message. */
export function Eminence() {
  return <EminencePage head={head} />;
}
