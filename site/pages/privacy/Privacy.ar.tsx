import { Latin } from '../parts/Latin.tsx';
import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { deletion } from './deletion.ar.tsx';
import { keptForms } from './keptForms.ar.tsx';
import { onDevice } from './onDevice.ar.tsx';

const content: Prose = {
  title: 'الخصوصية',
  description: 'ماذا تحفظ المدرسة من استمارات هذا الموقع، وأين وإلى متى، ومن يقرأها، وكيف يُطلب حذفها.',
  eyebrow: 'اتصلوا بنا',
  lead: 'تسأل استماراتنا كثيرًا عن ولدكم وعن عائلتكم. إليكم ما يصير بأجوبتكم: ماذا يُحفظ، وأين، وإلى متى، ومن يقرأها، وكيف تطلبون حذفها.',
  sections: [
    keptForms,
    onDevice,
    deletion,
    {
      title: 'زيارة هذا الموقع',
      text: [
        'يمكنكم قراءة كل صفحة من دون أن تقولوا لنا من أنتم. لا حسابات ولا إعلانات ولا عدّادات لشركات أخرى ولا ملفات تعريف.',
        'يدوّن خادمنا أن استمارة وصلت ومتى، ورقم طلبها، كي تُكتشف الأعطال. ولا يدوّن جوابًا أبدًا. وكي لا يغمره أحد بالطلبات، يتذكّر عنوان الاتصال لدقيقة واحدة.',
      ],
      body: (
        <p>
          كل شيء يأتي من خادم المدرسة نفسه. وإذا طلبتم الخريطة في صفحة الاتصال، جلبها متصفحكم من{' '}
          <Latin>OpenStreetMap</Latin>، فيعرف القائمون عليها عنوان اتصالكم.
        </p>
      ),
    },
  ],
};

/** Privacy: what is stored of the forms, where, for how long, and who reads it. */
export function Privacy() {
  return <ProsePage content={content} />;
}
