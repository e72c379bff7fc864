import { Blank } from '../Blank.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const agreement: DocumentSection = {
  id: 'agreement',
  title: 'اتفاقنا',
  apart: true,
  body: (
    <>
      <p className="lead">
        قرأنا هذا الميثاق معًا، وتحدّثنا عمّا يعنيه لنا. نريد أن نحفظه، وأن يساعد بعضنا بعضًا على حفظه.
      </p>
      <p>نقترح أن يوقّعه المتعلّم والعائلة والمرشد معًا في بداية السنة الدراسية.</p>
      <div className="blanks">
        <Blank label="اسم المتعلّم" />
        <Blank label="الصف" />
        <Blank label="توقيع المتعلّم" />
        <Blank label="توقيع المرشد" />
        <Blank label="توقيع أحد الوالدين أو ولي الأمر" />
        <Blank label="التاريخ" />
      </div>
      <div className="wide">
        <Blank label="أصعب ما عليّ أن أحفظه، وما الذي يساعدني (بكلمات المتعلّم نفسه)" lines={4} />
        <Blank label="ما تطلبه عائلتنا من المدرسة هذه السنة" lines={4} />
      </div>
    </>
  ),
};
