import { content as aboutPages } from 'virtual:content/about/related';
import * as facts from 'virtual:facts/en';
import { objectives } from './objectives.tsx';
import { MissionPage } from './parts/MissionPage.tsx';
import { values } from './values.tsx';

const content = {
  title: 'Mission, Vision & Values',
  description:
    'The identity and educational mission of the school, its vision, the values it has adopted, and its general objectives.',
  eyebrow: 'About',
  lead: 'What we are, what we hope for, what we hold to, and what we work towards each year.',
  chapters: [
    {
      id: 'mission',
      title: 'Identity and Educational Mission',
      body: (
        <>
          <p className="lead">
            We are an Orthodox Christian school in {facts.place}, founded in {facts.founded} and affiliated with a Greek
            Orthodox archdiocese.
          </p>
          <p>
            We are not for profit: we exist for our learners, about {facts.learners} of them, from Preschool to the end
            of Secondary. About {facts.staff} people teach them and look after them.
          </p>
          <p>
            Our mission is to bring up young people who know much, think for themselves, and are good to live with. They
            should be at home in Arabic and in English, and have something to say in both.
          </p>
          <p>
            Our faith shapes how we go about it. Every child is made in the image of God; so every child is to be taken
            seriously, the quick and the slow, and no one is to be spoken to without respect. Children of other churches
            and other faiths should be as much at home here.
          </p>
        </>
      ),
    },
    {
      id: 'vision',
      title: 'Vision',
      body: (
        <>
          <p className="lead">
            We would like those who leave us to be people whom others are glad to have as colleagues, neighbours and
            friends.
          </p>
          <p>
            They should be able to go on learning without us: to read a hard text to the end, to check a claim before
            they repeat it, to work with others and to admit a mistake. They should know where they come from, and be
            curious about everyone who comes from somewhere else.
          </p>
          <p>
            And we would like the school to remain a place to come back to, where a family is known by more than one
            generation.
          </p>
        </>
      ),
    },
    { id: 'values', title: 'Adopted Values', body: values },
    { id: 'objectives', title: 'General Objectives', body: objectives },
  ],
};

/** Mission, vision, values and objectives. */
export function Mission() {
  return <MissionPage content={content} related={aboutPages} />;
}
