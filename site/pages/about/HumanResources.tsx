import { askNote } from '../parts/askNote.tsx';
import type { Prose } from '../parts/prose.ts';
import { EmploymentPage } from './parts/EmploymentPage.tsx';

const content: Prose = {
  title: 'Human Resources',
  description: 'The recruiting policy of the school: qualified staff, equal opportunity, and how to write to us.',
  eyebrow: 'Employment',
  lead: 'A school is as good as the people whom a child meets in it. About 250 work with us, in the classrooms and everywhere else.',
  sections: [
    {
      title: 'Qualified Staff',
      text: [
        'We recruit people who are qualified for the post they are to hold. For teachers this means sound knowledge of their subject, training in how it is taught, and the patience to teach it a third time. For everyone else it means the skill that the post asks for, and the will to keep learning.',
        'Qualification is the first thing we look at, and not the only one. All who work here, in the office or on the bus as well as in the classroom, are seen by children all day. We look for people who are fair, calm and truthful when they think nobody is watching.',
      ],
      notes: [askNote('Ask us', 'Human Resources Office')],
    },
    {
      title: 'Equal Opportunity',
      text: [
        'We want all who are qualified to have the same chance with us. We compare what applicants know, what they can do and how they treat children. What has no bearing on the work counts neither for nor against anyone.',
        'The same is to hold afterwards, for the work that is given, for training and for promotion.',
      ],
    },
    {
      title: 'If You Would Like to Work With Us',
      text: [
        'There is no list of open posts on these pages. Please write to the Human Resources Office and say what you teach or do, and in which division you see yourself; the office will tell you whether a post is open.',
        'We are an Orthodox Christian school. We ask those who work here to respect that, as we respect the conscience of each of them.',
      ],
      notes: [
        {
          title: 'Staff and financial aid',
          text: ['Children of staff are not eligible for the school’s financial aid.'],
        },
      ],
    },
  ],
};

/** Human resources: the recruiting policy. */
export function HumanResources() {
  return <EmploymentPage content={content} />;
}
