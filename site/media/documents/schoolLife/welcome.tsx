import * as facts from 'virtual:facts/en';
import type { DocumentSection } from '../SchoolDocument.ts';

export const welcome: DocumentSection = {
  id: 'welcome',
  title: 'What this protocol is for',
  body: (
    <>
      <p className="lead">
        About {facts.learners} learners and about {facts.staff} members of staff share this school. What follows is how
        we want to live together in it: what we aim at, what we ask, and what we do when something goes wrong.
      </p>
      <p>
        The protocol is meant for everyone: learners, families, teachers, staff and guests. It is written for families
        to read with their child, once before the year begins and again whenever it helps. Younger children need it told
        rather than read; we ask their families and teachers to do so.
      </p>
      <p>Four sentences sum it up:</p>
      <ul>
        <li>Every person is made in the image of God, and is to be received and treated so.</li>
        <li>We come to learn, and we let others learn.</li>
        <li>We tell the truth, even when it costs us something.</li>
        <li>What we break, we mend: things, work, and trust.</li>
      </ul>
    </>
  ),
};
