import { divisions } from './divisions.ts';
import { divisionWords } from './divisionWords.ts';
import { DivisionPage } from './parts/DivisionPage.tsx';

const content = {
  description:
    'Upper Elementary: Grades 4 to 6, ages 9 to 11, eight sessions and two recesses a day, STEAM in all three grades. A word from the Head of the Upper Elementary Division.',
  lead: 'Grades 4 to 6, ages 9 to 11: old enough to ask why, young enough to ask it all day.',
  salutation: 'Dear parents,',
  message: [
    'A ten-year-old is a splendid colleague. There is no question too large, no beetle too small, and no rule that is not worth discussing. Our task is to keep that appetite alive and to teach it manners: to look twice, to check, to give reasons, to hear the other side.',
    'In these years learners take their work into their own hands. They plan it, forget half of it, and learn to plan again. We let them carry what they are able to carry, and walk close behind.',
    'Friendships weigh much at this age, and so do slights. The daily advisory session is there for both. If you hear at home what we have not heard at school, tell me. We are looking at the same child from two windows.',
  ],
  about: [
    'Upper Elementary is there to turn the skills of the first grades into independence: to read longer books, to write for real readers, to reason with numbers, and to meet history and the sciences as subjects in their own right.',
    'The schedule is that of Lower Elementary: eight sessions and two recesses a day, and an advisory session of 15 minutes. STEAM runs through all three grades: learners build, measure, draw and try again.',
  ],
  sections: [
    {
      title: 'Coming into Grade 4, 5 or 6',
      text: [
        'Whoever applies for Grade 4, 5 or 6 sits entrance exams, in September, April or July. They are no contest; they are to tell us what a learner has met so far, and what we should go over together.',
      ],
    },
  ],
};

/** Division: Grades 4 to 6. */
export function UpperElementary() {
  return (
    <DivisionPage
      words={divisionWords}
      divisions={divisions}
      path="/UpperElementary"
      content={content}
      portrait="portrait-upper-elementary"
    />
  );
}
