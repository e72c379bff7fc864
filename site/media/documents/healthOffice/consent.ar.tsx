import * as facts from 'virtual:facts/ar';
import { Blank } from '../Blank.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const consent: DocumentSection = {
  id: 'consent',
  title: 'موافقة العائلة',
  apart: true,
  body: (
    <>
      <p>نطلب منكم ملء هذه القسيمة لكل ولد، عند التسجيل وفي بداية كل سنة دراسية. يرجى وضع علامة عند ما توافقون عليه.</p>
      <div className="blanks">
        <Blank label="اسم المتعلّم" />
        <Blank label="الصف" />
        <Blank label="تاريخ الولادة" />
        <Blank label="فئة الدم" />
        <Blank label="أول شخص نتصل به، وهاتفه" />
        <Blank label="ثاني شخص نتصل به، وهاتفه" />
        <Blank label="طبيب الولد، وهاتفه" />
        <Blank label="من يحقّ لهم أن يأخذوا الولد" />
      </div>
      <div className="wide">
        <Blank label="حساسيات، وحالات، وعمليات، وأدوية تؤخذ بانتظام" lines={2} />
        <ul className="boxes">
          <li>يحقّ ل{facts.healthOffice} أن يقدّم لولدي العناية الأولى.</li>
          <li>إذا تعذّر الوصول إليّ، يحقّ للمدرسة أن تطلب لولدي عناية طبية طارئة.</li>
          <li>يحقّ ل{facts.healthOffice} أن يعطي الدواء المذكور في تعليمات الطبيب المرفقة.</li>
          <li>يمكن أن يُقال لمعلّمي ولدي ما يجب أن يعرفوه حفاظًا على سلامته.</li>
        </ul>
      </div>
      <div className="blanks">
        <Blank label="اسم أحد الوالدين أو ولي الأمر وتوقيعه" />
        <Blank label="التاريخ" />
      </div>
    </>
  ),
};
