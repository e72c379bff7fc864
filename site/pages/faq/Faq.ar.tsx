import { askNote } from '../parts/askNote.tsx';
import { Points } from '../parts/Points.tsx';
import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { QuestionList } from './parts/QuestionList.tsx';
import { questions } from './questions.ar.tsx';

const dates = [
  'أيلول ونيسان وتموز: امتحانات الدخول',
  'قبل نهاية أيلول: تسديد القسط كاملًا، مع حسم قدره ٥٪',
  'قبل ٣١ تشرين الأول: الطلبات بسبب صعوبات مالية',
  'من آب إلى أيار: الدفعات العشر',
];

const content: Prose = {
  title: 'أسئلة شائعة عن القبول',
  description:
    'عشرة أسئلة عن القبول وأجوبتها: كيف يُقدَّم الطلب، والتقييم والامتحانات، وقرارنا، والرسوم، والمساعدة المالية، واليوم المدرسي.',
  eyebrow: 'القبول',
  lead: 'ما قد يودّ الأهل معرفته عن القبول. اختاروا سؤالًا يظهر جوابه تحته.',
  sections: [
    {
      title: 'عشرة أسئلة',
      body: <QuestionList questions={questions} />,
      notes: [{ title: 'مواعيد للتذكّر', body: <Points points={dates} /> }, askNote('اسألونا', 'مكتب القبول')],
    },
  ],
};

/** Frequent questions about admission. */
export function Faq() {
  return <ProsePage content={content} />;
}
