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
        hitting, and shutting somebody out again and again have no place here, on the way to school, on a screen or on
        the bus.
      </p>
      <h3>Faith and difference</h3>
      <p>
        The school is Orthodox, and its feasts and prayers belong to its year. Learners of other churches and other
        faiths belong to it as fully. Nobody is mocked for how they pray, where they come from, how they speak or what
        their family owns.
      </p>
      <Note title="Dress">
        <p>Each division tells its families in writing what is worn. Names in coats save many tears.</p>
      </Note>
      <h3>Dress</h3>
      <p>
        Clothes are clean, whole and fit for a day of work and movement. Jewellery and anything that may catch or injure
        stay at home, above all on days of sport and in the laboratory.
      </p>
      <h3>Telephones and screens</h3>
      <p>
        Personal devices stay off and out of sight from the first session to the last, recesses included, unless a
        teacher asks for them. Nobody is photographed, filmed or recorded without consent, and no such picture is
        shared. Whoever needs to reach home goes to the office of the division.
      </p>
      <h3>The house</h3>
      <p>
        Rooms, books and instruments were used before us and will be used after us. We leave a place at least as good as
        we found it. Food is eaten in the yard or the dining places; waste is sorted; water is not left running.
      </p>
    </>
  ),
};
