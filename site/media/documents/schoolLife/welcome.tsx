import type { DocumentSection } from '../SchoolDocument.ts';

export const welcome: DocumentSection = {
  id: 'welcome',
  title: 'What this protocol is for',
  body: (
    <>
      <p className="lead">
        About 1,625 learners and about 250 members of staff share one house by the sea. What follows is how we live
        together in it: what the school promises, what it asks, and what happens when a promise is not kept.
      </p>
      <p>
        The protocol holds for everyone: learners, families, teachers, staff and guests. It is written for families to
        read with their child, once before the year begins and again whenever it helps. Younger children need it told
        rather than read; their teachers do so in the first days of school.
      </p>
      <p>Four sentences carry the rest:</p>
      <ul>
        <li>Every person here is received as one made in the image of God, and is treated so.</li>
        <li>We come to learn, and we let others learn.</li>
        <li>We tell the truth, also when it costs us something.</li>
        <li>What we break, we mend: things, work, and trust.</li>
      </ul>
    </>
  ),
};
