import { Blank } from '../Blank.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const ownPage: DocumentSection = {
  id: 'own-page',
  title: 'My own page',
  apart: true,
  body: (
    <>
      <p className="lead">
        For the learner, at the beginning of the year and again at its end. Younger children can draw, and tell an adult
        what to write.
      </p>
      <div className="blanks">
        <Blank label="My name" />
        <Blank label="My grade" />
      </div>
      <div className="wide">
        <Blank label="Of the eight words, the one that is most like me, and when it showed" lines={3} />
        <Blank label="The one in which I would like to grow this year" lines={2} />
        <Blank label="What I will do for it, beginning tomorrow" lines={3} />
        <Blank label="Who can help me" lines={1} />
        <Blank label="At the end of the year: what grew" lines={4} />
      </div>
    </>
  ),
};
