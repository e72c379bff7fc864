import { Blank } from '../Blank.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const agreement: DocumentSection = {
  id: 'agreement',
  title: 'Our agreement',
  apart: true,
  body: (
    <>
      <p className="lead">
        We have read this protocol together and talked about what it means for us. We will keep it, and help each other
        to keep it.
      </p>
      <p>To be signed at the beginning of the school year and handed to the adviser. A copy stays with the family.</p>
      <div className="blanks">
        <Blank label="Learner’s name" />
        <Blank label="Grade" />
        <Blank label="Signature of the learner" />
        <Blank label="Signature of the adviser" />
        <Blank label="Signature of a parent or guardian" />
        <Blank label="Date" />
      </div>
      <div className="wide">
        <Blank label="What I find hardest to keep, and what would help me (in the learner’s own words)" lines={4} />
        <Blank label="What our family asks of the school this year" lines={4} />
      </div>
    </>
  ),
};
