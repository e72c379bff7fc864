import { askNote } from '../parts/askNote.tsx';
import { FormLink } from '../parts/FormLink.tsx';
import type { ProseSection } from '../parts/prose.ts';
import { Steps } from '../parts/Steps.tsx';

const steps = [
  {
    title: 'املأوا استمارة القبول',
    text: 'تتألّف من خمس خطوات: المتعلّم، ثم العائلة، ثم الأب، ثم الأم، وأخيرًا الإخوة والأخوات والمدارس الأخرى. يمكنكم الرجوع إلى أي خطوة متى شئتم، ويبقى ما كتبتموه محفوظًا.',
  },
  {
    title: 'احتفظوا بالرقم المرجعي',
    text: 'يظهر لكم فور وصول طلبكم إلينا، وبه تجد المدرسة طلبكم.',
  },
  {
    title: 'دعونا نتعرّف إلى ولدكم',
    text: 'في قسم الروضة: تقييم للجهوزية ومقابلة. في الصف الأول الأساسي وما فوق: امتحانات الدخول في أيلول أو نيسان أو تموز.',
  },
  {
    title: 'تلقّوا قرارنا',
    text: 'يصلكم خلال خمسة أيام عمل بعد المقابلة (قسم الروضة) أو بعد امتحانات الدخول (الصف الأول الأساسي وما فوق).',
  },
  {
    title: 'سجّلوا ولدكم',
    text: 'خلال خمسة أيام بعد رسالة القبول.',
  },
];

/** Section: from the form to registration. */
export const applicationProcedure: ProseSection = {
  title: 'خطوات تقديم الطلب',
  body: (
    <>
      <Steps steps={steps} />
      <p>
        <FormLink className="button" to="apply">
          افتحوا استمارة القبول
        </FormLink>
      </p>
    </>
  ),
  notes: [
    { title: 'لا حاجة إلى حساب', text: ['الاستمارة مفتوحة للجميع، ولا تتطلّب إنشاء حساب.'] },
    askNote('اسألونا', 'مكتب القبول'),
  ],
};
