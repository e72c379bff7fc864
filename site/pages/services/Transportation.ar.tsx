import { Link } from 'wouter';
import { school } from '../../school.ts';
import { askNote } from '../parts/askNote.tsx';
import { ServicePage } from './parts/ServicePage.tsx';
import { services } from './services.ar.ts';

const content = {
  title: 'النقل',
  description: 'باص المدرسة: للعائلات التي تطلبه، لقاء رسم شهري، وما يحسن الاتفاق عليه قبل الرحلة الأولى.',
  lead: `الطريق إلى المدرسة جزء من اليوم المدرسي. والعائلات التي يبعد بيتها عن ${school.inArabic.place} مسافة لا تُقطع سيرًا يمكنها أن تطلب مكانًا في باص المدرسة.`,
  sections: [
    {
      title: 'الباص',
      text: [
        'النقل خدمة للعائلات التي تطلبها. أخبرونا أين تسكنون، واسألوا هل يستطيع الباص أن يصل إليكم وأين يتوقّف.',
        'المتعلّمون في الباص هم في المدرسة. ونطلب فيه اللطف نفسه مع الصغار، والاحترام نفسه للراشد المسؤول.',
      ],
      body: (
        <p>
          تجدون المزيد في <Link href="/Protocol">ميثاق الحياة المدرسية</Link>.
        </p>
      ),
      notes: [
        {
          title: 'الرسم',
          text: ['النقل لقاء رسم شهري. ويخبركم مكتب المحاسبة كم يبلغ.'],
        },
        askNote('اسألونا', 'مكتب المحاسبة'),
      ],
    },
    {
      title: 'قبل الرحلة الأولى',
      text: ['ثلاثة أمور يحسن الاتفاق عليها باكرًا، والأفضل أن يكون ذلك مع التسجيل:'],
      body: (
        <ul>
          <li>أين يصعد ولدكم إلى الباص وأين ينزل منه، ومن يستقبله هناك إن كان صغيرًا؛</li>
          <li>على أي رقم هاتف يمكن الوصول إليكم في الصباح وبعد الظهر؛</li>
          <li>هل يركب ولدكم الباص ذهابًا وإيابًا، وفي أي أيام.</li>
        </ul>
      ),
    },
    {
      title: 'الرسم والقسط',
      body: (
        <p>
          للقسط المدرسي مواعيده، في عشر دفعات شهرية من آب إلى أيار: راجعوا <Link href="/Tuition">الأقساط المدرسية</Link>
          .
        </p>
      ),
    },
  ],
};

/** Service: the school bus, in Arabic. */
export function Transportation() {
  return <ServicePage services={services} content={content} />;
}
