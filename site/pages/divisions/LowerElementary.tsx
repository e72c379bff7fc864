import { divisions } from './divisions.ts';
import { divisionWords } from './divisionWords.ts';
import { DivisionPage } from './parts/DivisionPage.tsx';

const content = {
  description:
    'Lower Elementary: Grades 1 to 3, ages 6 to 8, eight sessions and two recesses a day. A word from the Head of the Lower Elementary Division.',
  lead: 'Grades 1 to 3, ages 6 to 8: the years in which letters become words, and words become a world.',
  salutation: 'Dear parents,',
  message: [
    'There is a day in Grade 1, and it comes to every child on a different date, when a line of letters suddenly speaks. The child looks up, a little startled. Those of us who were there do not forget it.',
    'These three years belong to such days. A child learns to read in order to read to learn; adds on fingers, then on paper, then in the head; finds out that a plant on the window sill does what the book said it would. For all this a child needs patience, ours and yours, and the courage to be wrong in front of others.',
    'Read with your child in the evening, in whichever language you love most. Ask what was funny today before you ask what was learned. And if something worries you, write to me: small worries are best spoken of while they are small.',
  ],
  about: [
    'Lower Elementary lays the ground on which all the rest stands: reading and writing, number, curiosity, and a manner of being with others.',
    'A day has eight sessions and two recesses, and a quarter of an hour, the advisory session, to come to rest and talk. In Grade 3 the STEAM programme begins, in which science, technology, engineering, the arts and mathematics are one piece of work.',
  ],
  sections: [
    {
      title: 'Coming into Grade 1, 2 or 3',
      text: [
        'Whoever applies for Grade 1, 2 or 3 sits entrance exams. They are held in September, April and July, and are to show us where the child stands, so that the first weeks in class can begin at the right place.',
        'If your child is in our Preschool already, ask the Head of the Preschool Division about the way to Grade 1.',
      ],
    },
  ],
};

/** Division: Grades 1 to 3. */
export function LowerElementary() {
  return (
    <DivisionPage
      words={divisionWords}
      divisions={divisions}
      path="/LowerElementary"
      content={content}
      portrait="portrait-lower-elementary"
    />
  );
}
