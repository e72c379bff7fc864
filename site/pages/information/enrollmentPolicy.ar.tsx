import { Link } from 'wouter';
import { divisions } from '../divisions/divisions.ar.ts';
import { DivisionTable } from '../divisions/parts/DivisionTable.tsx';
import type { ProseSection } from '../parts/prose.ts';

/** Section: who can enrol, and in which years. */
export const enrollmentPolicy: ProseSection = {
  title: 'سياسة الالتحاق',
  text: [
    'نحن مدرسة مسيحية أرثوذكسية لا تبغي الربح، من قسم الروضة حتى السنة الأخيرة من القسم الثانوي. ويقدّم الطلبَ عن الولد أحدُ الوالدين أو ولي الأمر، في استمارة قبول واحدة لكل ولد. ويخبركم مكتب القبول إن كان هناك مكان في الصف الذي تريدونه.',
    'تختلف طريقة تعرّفنا إلى ولدكم باختلاف الصف: ففي قسم الروضة تقييم للجهوزية ومقابلة، وفي الصف الأول الأساسي وما فوق امتحانات دخول.',
  ],
  body: <DivisionTable divisions={divisions} />,
  notes: [
    {
      title: 'من يقدّم الطلب',
      text: ['أحد الوالدين أو ولي الأمر، عن متعلّم واحد. إذا كنتم تقدّمون الطلب لولدين فيرجى إرسال استمارتين.'],
    },
    {
      title: 'الدعم التعلّمي',
      body: (
        <p>
          يرجى إخبارنا بصعوبات التعلّم عند تقديم الطلب. تجدون المزيد في صفحة{' '}
          <Link href="/LearningSupport">الدعم التعلّمي</Link>.
        </p>
      ),
    },
  ],
};
