import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const mending: DocumentSection = {
  id: 'mending',
  title: 'When something goes wrong',
  body: (
    <>
      <p>
        A rule that was broken is a lesson that was not finished. Consequences are near in time, in proportion, the same
        for all, and never humiliating. Every one of them includes a way back.
      </p>
      <Table
        caption="Four steps; we begin with the first that is enough"
        head={['Step', 'Who', 'What happens']}
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
            'For grave or repeated acts: time away from class or school, or from the school for good. The family is heard first.',
          ],
        ]}
      />
      <Note title="Never">
        <p>
          No one at this school strikes a child, shames one before others, or punishes a whole group for what one did.
        </p>
      </Note>
      <h3>Bullying</h3>
      <p>
        Whoever sees it, tells it; telling is not betraying. The adult who hears it acts the same day: first the safety
        of the one who was hurt, then the truth, then the repair. The Counseling service stands by both sides.
      </p>
      <h3>Complaints</h3>
      <p>
        A learner or a parent who finds a decision unjust says so, first to the person who made it, then to the next one
        named in the table “Whom to speak to”. A complaint made in good faith never has consequences for the child.
      </p>
    </>
  ),
};
