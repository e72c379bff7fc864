import type { DocumentSection } from '../SchoolDocument.ts';

export const atHome: DocumentSection = {
  id: 'at-home',
  title: 'At home',
  body: (
    <>
      <p>What helps a child grow in these eight words costs little and cannot be bought:</p>
      <ul>
        <li>a meal together without a screen, as often as you can;</li>
        <li>a task about the house that is really needed, from the age of three;</li>
        <li>a story in the language of the grandparents;</li>
        <li>being allowed to be bored, to fail and to try again;</li>
        <li>seeing a parent apologise, read, pray, or learn something new.</li>
      </ul>
      <h3>Questions for the table</h3>
      <p>Instead of “How was school?”, to which the answer is “Fine”:</p>
      <ul>
        <li>What did you ask today? Did anyone know the answer?</li>
        <li>What went wrong, and what did you do then?</li>
        <li>Who was alone today? Who made you laugh?</li>
        <li>What would you explain to your little cousin, and how?</li>
        <li>What are you looking forward to?</li>
      </ul>
    </>
  ),
};
