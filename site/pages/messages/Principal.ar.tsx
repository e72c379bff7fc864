import { content as aboutPages } from 'virtual:content/about/related.ar';
import { Link } from 'wouter';
import type { MessageHead } from './messageHead.ts';
import { PrincipalPage } from './parts/PrincipalPage.tsx';

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

/** The principal's message, in English on an Arabic page. */
export function Principal() {
  return <PrincipalPage head={head} office={office} from={office} related={aboutPages} />;
}
