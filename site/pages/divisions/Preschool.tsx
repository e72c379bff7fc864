import { FormLink } from '../parts/FormLink.tsx';
import { divisions } from './divisions.ts';
import { divisionWords } from './divisionWords.ts';
import { DivisionPage } from './parts/DivisionPage.tsx';

const content = {
  description:
    'Preschool: KG 1 to KG 3, ages 3 to 5. The readiness assessment, the years, and a word from the Head of the Preschool Division.',
  lead: 'KG 1 to KG 3, ages 3 to 5: the first hours away from home, and the first friends of one’s own.',
  salutation: 'Dear parents,',
  message: [
    'The first morning is harder for you than for your child. You stand at the door with an empty hand, and inside somebody has already found the box of wooden animals. We know this morning well.',
    'What a child learns with us cannot always be carried home on paper. To wait for one’s turn. To say in words what was first said with tears. To listen to a story to its end. To pour water, count steps, hold a pencil, lose a game and still be friends.',
    'We go slowly where a child needs time, and we do not compare. Ask us whatever you would like to know; no question about a small child is too small.',
  ],
  about: [
    'Preschool is where school begins. Children learn through play, stories, music and movement, and grow used to the small habits that hold a day together.',
    'Its three years, KG 1, KG 2 and KG 3, lead step by step to Grade 1. Nobody should be hurried; but our aim is that a child who leaves KG 3 is ready to read, to count and to be one of a class.',
  ],
  sections: [
    {
      title: 'The readiness assessment',
      text: [
        'There is no exam for our youngest. We invite children in groups of four, for about 30 minutes, and look at five areas of their development. To the children we would like it to be a visit to a room full of things to do.',
        'Nothing has to be practised for it. A good night’s sleep and a favourite jumper are the best preparation.',
        'After the interview you have our decision within five business days.',
      ],
      notes: [
        {
          title: 'In the application',
          body: (
            <p>
              The <FormLink to="apply" /> calls the youngest years Pre-KG 1, Pre-KG 2, KG 1 and KG 2. If you are not
              sure which is your child’s, ask us before you send it.
            </p>
          ),
        },
      ],
    },
  ],
};

/** Division: KG 1 to KG 3. */
export function Preschool() {
  return (
    <DivisionPage
      words={divisionWords}
      divisions={divisions}
      path="/Preschool"
      content={content}
      portrait="portrait-preschool"
    />
  );
}
