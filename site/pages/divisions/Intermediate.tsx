import { divisions } from './divisions.ts';
import { divisionWords } from './divisionWords.ts';
import { DivisionPage } from './parts/DivisionPage.tsx';

const content = {
  description:
    'Intermediate: Grades 7 to 9, ages 12 to 15, eight sessions and two recesses a day, ending with the Brevet exams. A word from the Head of the Intermediate Division.',
  lead: 'Grades 7 to 9, ages 12 to 15: three years that begin with a child and end with the Brevet.',
  salutation: 'Dear parents,',
  message: [
    'Somewhere between Grade 7 and Grade 9 the child you brought to us goes out of the door, and a young person comes in. The voice has changed, and so have the questions. They are no longer about how the world works, but about who one is going to be in it.',
    'We take these questions seriously, and we take the work seriously, too. The Brevet stands at the end of these years, and we prepare for it without fear: from Grade 7 on, steadily, so that the last spring is no different from the others, only a little more concentrated.',
    'Adolescents need adults who stay where they are. Stay close, even when your company is not asked for. We would like to do the same; and let us tell each other in good time, and frankly, how things stand.',
  ],
  about: [
    'Intermediate is the bridge between childhood and the secondary years. Subjects go deeper, and we expect learners to organise their own work with growing freedom.',
    'A day has eight sessions and two recesses, and an advisory session of 15 minutes. The STEAM programme goes on in Grades 7 and 8. The division ends with the Brevet exams at the close of Grade 9.',
  ],
  sections: [
    {
      title: 'Coming into Grade 7, 8 or 9',
      text: [
        'Whoever applies for Grade 7, 8 or 9 sits entrance exams, in September, April or July. Those who hope to enter in Grade 9 should remember that this is the year of the Brevet: please speak with us early.',
      ],
    },
  ],
};

/** Division: Grades 7 to 9. */
export function Intermediate() {
  return (
    <DivisionPage
      words={divisionWords}
      divisions={divisions}
      path="/Intermediate"
      content={content}
      portrait="portrait-intermediate"
    />
  );
}
