import * as facts from 'virtual:facts/ar';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const family: DocumentSection = {
  id: 'family',
  title: 'العائلة والمدرسة',
  body: (
    <>
      <p>
        الولد الذي يسمع لغة احترام واحدة في البيت وفي المدرسة يتعلّمها أسرع. ونودّ أن نكتب أيضًا حين يكون هناك ما يُثنى
        عليه. وحين يكون هناك ما يجب حلّه، نرجو منكم أن تأتوا أولًا إلى أقرب الناس إلى المسألة.
      </p>
      <Table
        caption="إلى من تتوجّهون"
        head={['في شأن', 'أولًا', 'ثم']}
        rows={[
          ['درس أو فرض أو علامة', 'المعلّم', 'رئيس القسم'],
          ['أحوال ولدكم', 'المرشد', facts.counselingOffice],
          ['السلوك أو خلاف', 'المرشد', 'رئيس القسم'],
          ['مرض أو حساسية أو دواء', `${facts.healthOffice}`, 'رئيس القسم'],
          ['الباصات', 'خدمة النقل', 'الإدارة'],
          ['الرسوم والدفعات', `${facts.accountsOffice}`, 'الإدارة'],
          ['قرار ترونه غير عادل', 'من اتّخذه', 'رئيس القسم، ثم مدير المدرسة'],
        ]}
      />
      <Table
        caption="مواعيد للتذكّر"
        head={['متى', 'ماذا']}
        rows={[
          [facts.instalments, `القسط المدرسي على ${facts.monthlyInstalments}؛ والأخيرة بعد حسم رسم التسجيل`],
          [facts.discountMonth, `حسم ${facts.discount}٪ لمن يسدّد القسط كاملًا قبل نهاية الشهر`],
          [`قبل ${facts.hardshipRequests}`, 'الطلبات الخطية بسبب صعوبات مالية'],
          [facts.exams, 'امتحانات الدخول'],
        ]}
      />
    </>
  ),
};
