import * as facts from 'virtual:facts/ar';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const schoolDay: DocumentSection = {
  id: 'school-day',
  title: 'اليوم المدرسي',
  body: (
    <>
      <p>
        من {facts.schoolDayYears} في اليوم {facts.schoolDay}، وفيه كل يوم حصة إرشاد مدتها {facts.advisoryMinutes} دقيقة.
        ولقسم الروضة إيقاعه الخاص. ويتبع متعلّمو القسم الثانوي نظام المواد بالأرصدة، فقد تختلف أيامهم باختلاف المواد التي
        يأخذونها.
      </p>
      <Table
        caption="الأقسام الخمسة ويومها"
        head={['القسم', 'الصفوف', 'الأعمار', 'اليوم']}
        rows={[
          ['الروضة', facts.preschoolYears, facts.preschoolAges, 'له إيقاعه الخاص'],
          ['الابتدائي الأدنى', facts.lowerElementaryYears, facts.lowerElementaryAges, `${facts.schoolDay}`],
          ['الابتدائي الأعلى', facts.upperElementaryYears, facts.upperElementaryAges, `${facts.schoolDay}`],
          [
            'المتوسط',
            facts.intermediateYears,
            facts.intermediateAges,
            `${facts.schoolDay}؛ الشهادة المتوسطة (البريفيه) في ختام الصف التاسع`,
          ],
          ['الثانوي', 'العاشر والحادي عشر والثاني عشر', '', 'نظام المواد بالأرصدة'],
        ]}
      />
      <Note title="حصة الإرشاد">
        <p>{facts.advisoryMinutes} دقيقة كل يوم: لتحية، ولنظرة إلى اليوم، ولما يشغل بال المتعلّم.</p>
      </Note>
      <h3>الوصول</h3>
      <p>
        نطلب من المتعلّمين أن يكونوا في أماكنهم، ومعهم ما يحتاجون إليه، عندما تبدأ الحصة الأولى. ويخبركم مكتب القسم
        بساعات الدوام.
      </p>
      <h3>الفسحة</h3>
      <p>
        الفسحتان للحركة والأكل والحديث والهواء النقي. ونطلب من المتعلّمين أن يبقوا حيث يراهم أحد الراشدين في المدرسة، وأن
        يتركوا مكانًا لمن يلعب بالكرة ولمن يريد الهدوء.
      </p>
      <h3>العودة إلى البيت</h3>
      <p>
        إذا كان على ولدكم أن يغادر قبل الحصة الأخيرة، فيرجى أن تطلبوا ذلك من القسم خطيًّا. ويرجى أيضًا أن تسمّوا خطيًّا من يحقّ
        لهم أن يأخذوا ولدًا صغيرًا.
      </p>
    </>
  ),
};
