import { Link } from 'wouter';
import { askNote } from './parts/askNote.tsx';
import { FormLink } from './parts/FormLink.tsx';
import { Latin } from './parts/Latin.tsx';
import { ServicePage } from './services/ServicePage.tsx';
import { services } from './services/services.ar.ts';

const content = {
  title: 'الدعم التعلّمي',
  description: 'عون لمن يتعلّمون على طريقتهم: ما يسأل عنه الطلب، وتقرير الاختصاصي، وكيف تخطّط المدرسة والعائلة معًا.',
  lead: 'لا يتعلّم الأولاد كلهم بالطريقة نفسها، ولا بالسرعة نفسها. وكلما عرفنا باكرًا كيف يتعلّم ولدكم كان تخطيطنا أفضل.',
  sections: [
    {
      title: 'ما هو',
      text: [
        'يقف الدعم التعلّمي إلى جانب المعلّمين. ومهمّته أن يتبيّن معهم ما يصعب على المتعلّم وما يسهل عليه، وأن يتّفق معهم على ما ينبغي تغييره في الصف، ثم أن ينظروا بعد مدّة هل نفع ذلك.',
        'وغايته أن يستغني عنه المتعلّم.',
      ],
      notes: [askNote('اسألونا', 'مكتب الدعم التعلّمي')],
    },
    {
      title: 'ما يسأل عنه الطلب',
      body: (
        <>
          <p>
            في <FormLink title="Admission Form" /> سؤالان في هذا الشأن: هل لدى ولدكم صعوبات في التعلّم، وهل زار اختصاصيًّا.
            فإن كان قد زاره ترفقون التقرير.
          </p>
          <p>يرجى الإجابة بكل ما تستطيعون من صراحة. فالجواب الذي يُحجب عنّا قد يكلّف ولدكم الأشهر الأولى.</p>
        </>
      ),
      notes: [
        {
          title: 'التقرير',
          body: (
            <p>
              ملف واحد: <Latin>PDF</Latin>، أو صورة بصيغة <Latin>JPEG</Latin> أو <Latin>PNG</Latin>، لا يزيد حجمه على ١٠
              ميغابايت. وهو مطلوب فقط إن كان ولدكم قد زار اختصاصيًّا.
            </p>
          ),
        },
      ],
    },
    {
      title: 'في قسم الروضة',
      text: [
        'ينظر تقييم الجهوزية في خمسة مجالات من نموّ الطفل. يأتي الأطفال في مجموعات من أربعة لنحو ٣٠ دقيقة. وإن أظهر التقييم أن الطفل قد يحتاج إلى مساعدة، نودّ أن نتحدّث معكم في الأمر.',
      ],
    },
    {
      title: 'المدرسة والعائلة ومن هم خارجهما',
      body: (
        <p>
          تنجح الخطط حين يلتزمها كل من يعرف الولد: أنتم، والمعلّمون، و<Link href="/Counseling">المرشدون</Link> في
          المدرسة، والاختصاصي الذي يزوره ولدكم. أخبرونا حين يتغيّر شيء، واسألوا كلما أردتم أن تعرفوا كيف تسير الأمور.
        </p>
      ),
    },
  ],
};

/** Service: help for learners who learn in a way of their own, in Arabic. */
export function LearningSupport() {
  return <ServicePage services={services} content={content} />;
}
