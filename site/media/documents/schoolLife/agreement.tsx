import { Blank } from '../Blank.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const agreement: DocumentSection = {
  id: 'agreement',
  title: 'Our agreement',
  apart: true,
  body: (
    <>
      <p className="lead">
        We have read this protocol together and talked about what it means for us. We want to keep it, and to help each
        other to keep it.
      </p>
      <p>We suggest that learner, family and adviser sign it together at the beginning of the school year.</p>
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
