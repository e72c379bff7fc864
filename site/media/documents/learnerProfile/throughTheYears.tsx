import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const throughTheYears: DocumentSection = {
  id: 'through-the-years',
  title: 'Through the years',
  body: (
    <>
      <p>
        The same eight words look different at four, at ten and at seventeen. Here is what we hope for in each division;
        what an earlier one has begun, the next one is to take up.
      </p>
      <h3>Preschool: to trust</h3>
      <p>
        From {facts.preschoolYears}, children of {facts.preschoolAges} learn that the world outside home is good too.
        They play, sing, sort, count and tell; they learn to wait for a turn and to say what they feel.
      </p>
      <h3>Lower Elementary: to wonder</h3>
      <p>
        In {facts.lowerElementaryYears}, at {facts.lowerElementaryAges}, reading, writing and numbers open one door
        after another. Learners ask without fear, finish what they began and look after a plant, a book, a friend.
      </p>
      <Note title="Ages">
        <p>The ages are those of most learners in a division; nobody should be measured by them.</p>
      </Note>
      <h3>Upper Elementary: to make</h3>
      <p>
        In {facts.upperElementaryYears}, at {facts.upperElementaryAges}, learners take their work into their own hands.
        In the STEAM programme, which runs from {facts.steamYears}, they plan, build, test and explain, and find out
        that others think differently, and think well.
      </p>
      <h3>Intermediate: to reason</h3>
      <p>
        In {facts.intermediateYears}, at {facts.intermediateAges}, much changes at once. Learners weigh evidence, keep a
        promise that they made to themselves, and stand by somebody who is under pressure. These years end with the
        Brevet exams.
      </p>
      <h3>Secondary: to choose</h3>
      <p>
        In the Sophomore, Junior and Senior years, learners choose their own way in a credit course system. They learn
        to carry responsibility, and leave with a direction.
      </p>
      <Table
        caption="What each division is for"
        head={['Division', 'Years', 'Ages', 'To', 'Its landmark']}
        rows={[
          ['Preschool', facts.preschoolYears, facts.preschoolAges, 'trust', 'The first story told to the whole group'],
          [
            'Lower Elementary',
            facts.lowerElementaryYears,
            facts.lowerElementaryAges,
            'wonder',
            'A book read alone from cover to cover',
          ],
          [
            'Upper Elementary',
            facts.upperElementaryYears,
            facts.upperElementaryAges,
            'make',
            'A project shown to guests',
          ],
          ['Intermediate', facts.intermediateYears, facts.intermediateAges, 'reason', 'The Brevet'],
          ['Secondary', 'Sophomore to Senior', '', 'choose', 'A path of one’s own after school'],
        ]}
      />
    </>
  ),
};
