import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const records: DocumentSection = {
  id: 'records',
  title: 'Health records',
  body: (
    <>
      <p>
        Families give the health information of their child when they register, bring it up to date at the beginning of
        every school year, and tell the Health Office at once when something important changes.
      </p>
      <Table
        caption="What is kept, why, and who may see it"
        head={['Record', 'Why it is needed', 'Who sees it']}
        rows={[
          [
            'Blood type, allergies, conditions',
            'To act rightly when minutes count',
            'Health Office; what is needed, the adviser',
          ],
          ['Vaccinations', 'To protect the learner and the class', 'Health Office'],
          ['Physicians’ reports', 'To plan care and support', 'Health Office; others with your consent'],
          ['Persons to reach', 'To inform the family without delay', 'Health Office, office of the division'],
          ['Visits to the Health Office', 'To notice what comes back', 'Health Office; you, for your child'],
        ]}
      />
      <Note title="Your right">
        <p>You may read your child’s record, have an error corrected, and ask who has seen it.</p>
      </Note>
      <p>
        Records are confidential. They are kept under lock, on paper as on a computer, for as long as the learner is
        with us and the law requires. A teacher is told only what he or she must know to keep a child safe.
      </p>
      <p>
        A specialist’s report that was handed in with an admission application is used for that application; with your
        consent, Learning Support and the Health Office read it too.
      </p>
    </>
  ),
};
