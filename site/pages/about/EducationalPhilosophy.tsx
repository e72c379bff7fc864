import { Link } from 'wouter';
import type { Prose } from '../parts/prose.ts';
import { aboutPages } from './aboutPages.ts';
import { PhilosophyPage } from './parts/PhilosophyPage.tsx';

const content: Prose = {
  title: 'Educational Philosophy',
  description: 'Education of the whole child, and education that changes something: what our school means by it.',
  eyebrow: 'About',
  lead: 'Education is holistic when it reaches the whole child. It is transformative when the child, and what the child touches, does not stay as it was.',
  sections: [
    {
      title: 'Holistic and Transformative',
      text: [
        'A child does not come to school in parts. The one who reads is the one who runs, prays, quarrels, draws and is afraid of the dark. So we do not teach a head that happens to sit on two shoulders: we teach mind, body, heart and spirit together, and we know that a child who has slept badly or lost a friend will not learn fractions that morning. Already in Preschool, when we first meet a child, we look at five areas of development and not at one.',
        'Learning should change something. A learner who has understood why the sea is salt looks at it differently afterwards; one who has mended a thing throws less away; one who has argued both sides of a question listens longer. This is why we would like much to be done with the hands, and together. In the STEAM programme, from Grade 3 to Grade 8, science, technology, engineering, the arts and mathematics are one piece of work, and the first attempt is allowed to fail.',
        'Nobody changes alone. A child needs adults who know it, and time with them: that is what the advisory session is for, 15 minutes every day. A child needs help before a difficulty hardens, and freedom as it grows, until in the Secondary years it answers for its own choice of courses. And it needs a hope that is larger than a mark. Ours is the Orthodox Christian one: that every human being is made in the image of God, and can grow towards it.',
      ],
      notes: [
        { title: 'Advisory session', text: ['15 minutes, every day.'] },
        { title: 'STEAM programme', text: ['From Grade 3 to Grade 8.'] },
        {
          title: 'Help on the way',
          body: (
            <p>
              See <Link href="/LearningSupport">Learning Support</Link> and <Link href="/Counseling">Counseling</Link>.
            </p>
          ),
        },
      ],
    },
  ],
};

/** The school's educational philosophy. */
export function EducationalPhilosophy() {
  return <PhilosophyPage content={content} related={aboutPages} />;
}
