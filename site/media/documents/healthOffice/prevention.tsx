import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const prevention: DocumentSection = {
  id: 'prevention',
  title: 'Keeping well together',
  apart: true,
  body: (
    <>
      <h3>When an illness goes round</h3>
      <p>
        We want the families of the class to be told which illness it is, what to look for and what to do, and never who
        has it. What the public health authorities say comes before anything that is written here.
      </p>
      <h3>Every day</h3>
      <p>
        We ask everyone to wash their hands before eating and after play, and every learner to bring a bottle of his or
        her own for water. On days of great heat or bad air we ask the adults in charge to move sport indoors.
      </p>
      <Note title="The two recesses">
        <p>
          are for a breakfast that was too short, for water, movement and daylight. We ask teachers not to take them
          away as a punishment.
        </p>
      </Note>
      <h3>Mind and heart</h3>
      <p>
        Stomach aches have many causes. When a learner comes often, we ask the {facts.healthOffice} to inquire gently,
        and to turn to Counseling together with the family. Any sign that a child is being harmed is to be taken
        seriously and told to the Principal at once; what the law requires comes first.
      </p>
      <h3>Trips, sport and buses</h3>
      <p>
        We ask the teacher who leads a trip to learn from the {facts.healthOffice}, in good time, what must be known and
        taken along. To be excused from sport a learner should bring a note; for longer than a few days, a physician’s.
      </p>
    </>
  ),
};
