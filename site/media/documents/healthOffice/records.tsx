import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const records: DocumentSection = {
  id: 'records',
  title: 'Health records',
  body: (
    <>
      <p>
        We ask families to give the health information of their child when they register, to bring it up to date at the
        beginning of every school year, and to tell the {facts.healthOffice} at once when something important changes.
      </p>
      <Table
        caption="What we ask for, why, and whom it is for"
        head={['Record', 'Why it is needed', 'Whom it is for']}
        rows={[
          [
            'Blood type, allergies, conditions',
            'To act rightly when minutes count',
            `The ${facts.healthOffice}; what is needed, the teachers`,
          ],
          ['Vaccinations', 'To protect the learner and the class', `The ${facts.healthOffice}`],
          ['Physicians’ reports', 'To plan care and support', `The ${facts.healthOffice}; others with your consent`],
          [
            'Persons to reach',
            'To inform the family without delay',
            `The ${facts.healthOffice} and the office of the division`,
          ],
        ]}
      />
      <Note title="Your questions">
        <p>
          Ask the {facts.healthOffice} when you would like to see what it keeps about your child, or to have an error
          corrected.
        </p>
      </Note>
      <p>
        Health information is to be treated as confidential, on paper as on a computer. A teacher should be told only
        what he or she must know to keep a child safe. The {facts.healthOffice} tells you how long it keeps a record.
      </p>
      <p>
        A specialist’s report that you attach to an admission application belongs to that application. If you would like
        Learning Support or the {facts.healthOffice} to read it too, please tell us.
      </p>
    </>
  ),
};
