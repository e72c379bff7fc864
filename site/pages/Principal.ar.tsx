import { Link } from 'wouter';
import { aboutPages } from './about/aboutPages.ar.ts';
import type { MessageHead } from './messages/messageHead.ts';
import { PrincipalPage } from './messages/PrincipalPage.tsx';

const office = 'مدير المدرسة';

const head: MessageHead = {
  documentTitle: 'كلمة مدير المدرسة',
  description: 'كلمة ترحيب من مدير المدرسة، بالإنكليزية: ما هي المدرسة، ومن تخدم، وما ترجوه لمتعلّميها.',
  eyebrow: 'كلمات',
  title: 'كلمة مدير المدرسة',
  lead: (
    <>
      كلمة ترحيب بالأهل والمتعلّمين والأصدقاء، وهي بالإنكليزية. أما <Link href="/Eminence">كلمة صاحب السيادة</Link>{' '}
      فبالعربية.
    </>
  ),
};

/** A message from the principal, in English among words in Arabic. */
export function Principal() {
  return <PrincipalPage head={head} office={office} from={office} related={aboutPages} />;
}
