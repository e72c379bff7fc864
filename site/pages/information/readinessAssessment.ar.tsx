import { FigureList } from '../parts/FigureList.tsx';
import type { ProseSection } from '../parts/prose.ts';

const figures = [
  { value: '٤', label: 'أطفال في المجموعة' },
  { value: '٣٠', label: 'دقيقة تقريبًا' },
  { value: '٥', label: 'مجالات من النمو' },
];

/** Section: the readiness assessment of preschool children. */
export const readinessAssessment: ProseSection = {
  title: 'تقييم الجهوزية لقسم الروضة',
  text: ['قسم الروضة للأطفال من ثلاث سنوات إلى خمس. قبل أن نتّخذ قرارنا نودّ أن نرى ما بلغه طفلكم، وهل حان وقت المدرسة.'],
  body: (
    <>
      <FigureList figures={figures} />
      <p>
        يأتي الأطفال في مجموعات من أربعة، ويبقون نحو ٣٠ دقيقة. ننظر في خمسة مجالات من النمو، فيُحسب لهذا ما سبق غيره إلى
        قوله، ولذاك ما سبق غيره إلى فعله.
      </p>
      <p>وهناك مقابلة أيضًا، ويصدر قرارنا خلال خمسة أيام عمل بعدها.</p>
    </>
  ),
  notes: [
    {
      title: 'قرارنا',
      text: ['خلال خمسة أيام عمل بعد المقابلة.'],
    },
  ],
};
