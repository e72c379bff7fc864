import { divisions } from './divisions.ts';
import { divisionWords } from './divisionWords.ts';
import { DivisionPage } from './parts/DivisionPage.tsx';

const content = {
  description:
    'Secondary: the Sophomore, Junior and Senior years, with a credit course system. A word from the Head of the Secondary Division.',
  lead: 'The Sophomore, Junior and Senior years: three years of choices, each of them a little larger than the last.',
  salutation: 'Dear parents, dear learners,',
  message: [
    'In the Secondary years school changes its grammar. Until now it was mostly in the imperative; from here on it is in the first person. I choose this course. I answer for this work. I changed my mind, and here is why.',
    'The credit course system is made for that. It asks learners to look ahead, to weigh what they love against what they will need, and to keep count of what they have achieved. They do not do so alone: teachers, counselors and the daily advisory session are there to be asked.',
    'We want our seniors to leave with more than results. We want them to be able to think a thought to its end, to disagree with courtesy, to serve without being seen, and to come back now and then and tell us how the world is doing.',
  ],
  about: [
    'Secondary is made up of the Sophomore, Junior and Senior years, which are Grades 10, 11 and 12. Learners follow a credit course system: each course that is completed counts, and the credits together make up the way to graduation.',
    'As in the whole school, an advisory session of 15 minutes is part of every day. In these years it is a good place for plans: courses, universities, work, and the life around them.',
  ],
  sections: [
    {
      title: 'Coming into the Sophomore, Junior or Senior year',
      text: [
        'Whoever applies for Grade 10, 11 or 12 sits entrance exams, in September, April or July. Because courses count as credits, please ask the Admission Office which records of the former school it would like to see.',
      ],
    },
  ],
};

/** Division: the Sophomore, Junior and Senior years. */
export function Secondary() {
  return (
    <DivisionPage
      words={divisionWords}
      divisions={divisions}
      path="/Secondary"
      content={content}
      portrait="portrait-secondary"
    />
  );
}
