import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const mending: DocumentSection = {
  id: 'mending',
  title: 'When something goes wrong',
  body: (
    <>
      <p>
        A rule that was broken is a lesson that was not finished. We want consequences to follow soon, to be in
        proportion and the same for all, and never to humiliate. Every one of them should include a way back.
      </p>
      <Table
        caption="Four steps; we would like to begin with the first that is enough"
        head={['Step', 'Who', 'What we want to happen']}
        rows={[
          [
            'A word',
            'The teacher or adult present',
            'What happened is named, heard from both sides, and put right on the spot.',
          ],
          [
            'Making good',
            'The teacher and the adviser',
            'The learner repairs, replaces, apologises or does the work again. The family is told.',
          ],
          [
            'An agreement',
            'The head of the division, with the family',
            'What will change, who helps, and when we look at it again: on paper, signed by all, the learner too.',
          ],
          [
            'A decision',
            'The Principal',
            'For grave or repeated acts, when nothing else has helped. The learner and the family are heard first.',
          ],
        ]}
      />
      <Note title="Never">
        <p>
          No child should be struck, shamed before others, or punished for what somebody else in the group has done.
        </p>
      </Note>
      <h3>Bullying</h3>
      <p>
        We ask whoever sees it to tell it; telling is not betraying. We ask the adult who hears of it to act the same
        day: first the safety of the one who was hurt, then the truth, then the repair. Both sides can turn to
        Counseling.
      </p>
      <h3>Complaints</h3>
      <p>
        We ask a learner or a parent who finds a decision unjust to say so, first to the person who made it, then to the
        next one named in the table “Whom to speak to”. A complaint made in good faith should never have consequences
        for the child.
      </p>
    </>
  ),
};
