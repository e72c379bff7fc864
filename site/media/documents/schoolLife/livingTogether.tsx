import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const livingTogether: DocumentSection = {
  id: 'living-together',
  title: 'Living together',
  body: (
    <>
      <h3>Words and hands</h3>
      <p>
        We greet one another, listen until the other has finished, and disagree without contempt. Insults, threats,
        hitting, and shutting somebody out again and again should have no place here, on the way to school, on a screen
        or on the bus.
      </p>
      <h3>Faith and difference</h3>
      <p>
        The school is Orthodox, and its feasts and prayers belong to its year. Learners of other churches and other
        faiths are to belong to it as fully. Nobody should be mocked for how they pray, where they come from, how they
        speak or what their family owns.
      </p>
      <Note title="What to wear">
        <p>Please ask the division what is worn. A name in the coat saves many tears.</p>
      </Note>
      <h3>Dress</h3>
      <p>
        We ask for clothes that are clean, whole and fit for a day of work and movement, and that jewellery and anything
        else that may catch or injure stays at home, above all on days of sport.
      </p>
      <h3>Telephones and screens</h3>
      <p>
        We ask that personal devices stay off and out of sight from the first session to the last, recesses included,
        unless a teacher asks for them; that nobody is photographed, filmed or recorded without consent; and that no
        such picture is shared. To reach home, a learner can ask at the office of the division.
      </p>
      <h3>The place we share</h3>
      <p>
        Rooms, books and instruments were used before us and will be used after us. We ask everyone to leave a place at
        least as good as they found it, to take waste where it belongs, and not to leave water running.
      </p>
    </>
  ),
};
