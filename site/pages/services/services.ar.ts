import type { Services } from './parts/ServicePage.tsx';

/** The five services with one sentence each, in Arabic. */
export const services: Services = {
  eyebrow: 'الخدمات',
  others: 'خدماتنا الأخرى',
  pages: [
    { label: 'الصحة', path: '/Health', text: 'من يعتني بولد مريض أو مصاب، وما يجب أن تخبرونا به.' },
    { label: 'النقل', path: '/Transportation', text: 'باص المدرسة، لقاء رسم شهري.' },
    { label: 'الدعم التعلّمي', path: '/LearningSupport', text: 'للأولاد الذين يتعلّمون على طريقتهم.' },
    { label: 'الإرشاد', path: '/Counseling', text: 'من نتحدّث إليه، وحصة إرشاد كل يوم.' },
    { label: 'ما بعد الدوام', path: '/AfterSchool', text: 'الساعات التي تلي الحصة الأخيرة.' },
  ],
};
