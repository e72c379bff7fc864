import { Blank } from '../Blank.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const ownPage: DocumentSection = {
  id: 'own-page',
  title: 'صفحتي',
  apart: true,
  body: (
    <>
      <p className="lead">
        للمتعلّم، في بداية السنة ومرة أخرى في نهايتها. أما الصغار فيستطيعون أن يرسموا، وأن يقولوا لراشد ما يكتب.
      </p>
      <div className="blanks">
        <Blank label="اسمي" />
        <Blank label="صفّي" />
      </div>
      <div className="wide">
        <Blank label="من الكلمات الثماني، الكلمة الأقرب إليّ، ومتى ظهر ذلك" lines={3} />
        <Blank label="الكلمة التي أودّ أن أنمو فيها هذه السنة" lines={2} />
        <Blank label="ما سأفعله من أجلها، ابتداءً من الغد" lines={3} />
        <Blank label="من يستطيع أن يساعدني" lines={1} />
        <Blank label="في نهاية السنة: ما الذي نما" lines={4} />
      </div>
    </>
  ),
};
