import { Link } from 'wouter';
import { askNote } from '../parts/askNote.tsx';
import { FormLink } from '../parts/FormLink.tsx';
import { ServicePage } from './parts/ServicePage.tsx';
import { services } from './services.ts';

const content = {
  title: 'Learning Support',
  description:
    'Help for learners who learn in a way of their own: what the application asks, the specialist’s report, and how school and family plan together.',
  lead: 'Children do not all learn in the same way, nor at the same pace. The earlier we know how yours does, the better we can plan.',
  sections: [
    {
      title: 'What it is',
      text: [
        'Learning Support stands beside the teachers. Its task is to find out with them what is hard for a learner and what comes easily, to agree on what should change in class, and to look again after a while to see whether it helped.',
        'Its aim is that a learner can do without it.',
      ],
      notes: [askNote('Ask us', 'Learning Support Office')],
    },
    {
      title: 'What the application asks',
      body: (
        <>
          <p>
            The <FormLink to="apply" /> has two questions on this: whether your child has learning difficulties, and
            whether a specialist has been visited. If a specialist has, you attach the report.
          </p>
          <p>Please answer as openly as you can. An answer kept back can cost your child the first months.</p>
        </>
      ),
      notes: [
        {
          title: 'The report',
          text: ['One file: a PDF, or a photo as JPEG or PNG, of at most 10 MB. Only if a specialist was visited.'],
        },
      ],
    },
    {
      title: 'In Preschool',
      text: [
        'The readiness assessment looks at five areas of a child’s development. Children come in groups of four for about 30 minutes. If it shows that a child may need help, we would like to speak about it with you.',
      ],
    },
    {
      title: 'School, family and those outside',
      body: (
        <p>
          Plans work when all who know the child hold to them: you, the teachers, our{' '}
          <Link href="/Counseling">counselors</Link>, and the specialist whom your child sees. Tell us when something
          changes, and ask whenever you wonder how it goes.
        </p>
      ),
    },
  ],
};

/** Service: help for learners who learn in a way of their own. */
export function LearningSupport() {
  return <ServicePage services={services} content={content} />;
}
