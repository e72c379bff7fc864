// The letter is in English on either page; everything around it is in the page's language.
import * as facts from 'virtual:facts/en';

import { AboutRelated } from '../../about/parts/AboutRelated.tsx';
import { Head } from '../../parts/Head.tsx';
import { Letter } from '../../parts/Letter.tsx';
import { OfficeLink } from '../../parts/OfficeLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { RelatedPagesProps } from '../../parts/RelatedPages.tsx';
import type { MessageHead } from '../messageHead.ts';

const message = [
  `This school was founded in ${facts.founded}. Those who founded it could not know what the years ahead would ask of this city, or of them. They knew that children would come in the morning, and that somebody had to be there to teach them. We still begin every day with that.`,
  `Today about ${facts.learners} learners come through our doors, and about ${facts.staff} of us, teachers and staff, are there to meet them. We are five divisions, from a child’s first steps in Preschool to the Senior year, and one house, in which the tall still hold the door for the small.`,
  'We are an Orthodox Christian school, affiliated with a Greek Orthodox archdiocese, and we are not for profit. The first means that we see in each child, of whatever family and faith, a person who is made to be loved and to grow. The second means that what the school has is meant for them.',
  'What do we hope for? For learners who know much and wish to know more. Who can read a poem and wire a lamp, who reason well and are not ashamed to change their minds. Who have learnt, in a city by the sea, to look far. The Brevet, the credits, the certificates are milestones on that way, and we take them seriously; but the way leads further.',
  'A school cannot keep its promises alone. It needs parents who trust it, who ask, and who say so when we are mistaken. Please write to me when you wish to; you will not be disturbing us. And come and see the school while it is full of voices. It is the best thing that we have to show.',
];

interface PrincipalPageProps {
  readonly head: MessageHead;
  /** The office that an answer is addressed to. */
  readonly office: string;
  readonly from: string;
  readonly related: RelatedPagesProps;
}

/** The principal's message, on a page in either language. */
export function PrincipalPage({ head, office, from, related }: PrincipalPageProps) {
  const { documentTitle, description, ...words } = head;
  return (
    <div className="prose-page">
      <Head title={documentTitle} description={description} />
      <PageHead {...words} />
      <Letter
        language="en"
        salutation="Dear parents, dear learners, dear friends,"
        from="The Principal"
        fromInPage={from}
        portrait="portrait-principal"
        signature={{ name: 'signature-principal', alt: 'Signature of the Principal' }}
        reply={<OfficeLink office={office} />}
      >
        {message.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Letter>
      <AboutRelated current="/Principal" {...related} />
    </div>
  );
}
