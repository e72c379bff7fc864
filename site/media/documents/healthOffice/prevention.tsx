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
        The families of the class are told which illness it is, what to look for and what to do, never who has it. Rooms
        are aired and cleaned; the school follows the instructions of the public health authorities.
      </p>
      <h3>Every day</h3>
      <p>
        Hands are washed before eating and after play. Drinking water is tested; each learner has a bottle of his or her
        own. There is shade in the yard, and sport moves indoors on days of great heat or bad air.
      </p>
      <Note title="The two recesses">
        <p>
          are for breakfast that was too short, water, movement and daylight. They are not taken away as a punishment.
        </p>
      </Note>
      <h3>Mind and heart</h3>
      <p>
        Stomach aches have many causes. When a learner comes often, the Health Office asks gently, and with the family
        turns to Counseling. Any sign that a child is being harmed is taken seriously, told the same day to the
        Principal and the Counseling service, and handled as the law requires.
      </p>
      <h3>Trips, sport and buses</h3>
      <p>
        Before a trip, the teacher in charge collects from the Health Office what must be known and taken along. Whoever
        is excused from sport brings a note; for longer than a few days, a physician’s.
      </p>
    </>
  ),
};
