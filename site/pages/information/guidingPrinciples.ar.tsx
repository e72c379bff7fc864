import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';

const principles = [
  {
    name: 'طريق واحد للجميع',
    text: 'تملأ كل عائلة الاستمارة نفسها، ويخضع كل ولد لتقييم الصف الذي يتقدّم إليه أو لامتحاناته.',
  },
  {
    name: 'الولد بكلّيته',
    text: 'في تقييم الجهوزية ننظر في خمسة مجالات من النمو، لأن ابن السنوات الأربع أكثر ممّا يستطيع أن يعدّه أو يسمّيه.',
  },
  {
    name: 'الصراحة',
    text: 'يرجى إخبارنا بصعوبات التعلّم، وبكل اختصاصي زاره ولدكم. نسأل لكي نحسن تعليمه.',
  },
  {
    name: 'جواب واضح',
    text: 'يصلكم قرارنا خلال خمسة أيام عمل بعد المقابلة أو الامتحانات.',
  },
  {
    name: 'شروط واضحة',
    text: 'متى يُدفع القسط المدرسي، وأي رسوم لا تُستردّ: تقرأون ذلك هنا قبل أن تقدّموا الطلب.',
  },
];

/** Section: the principles of admission. */
export const guidingPrinciples: ProseSection = {
  title: 'مبادئنا في القبول',
  body: <Terms terms={principles} />,
};
