import type { RelatedPagesProps } from '../parts/RelatedPages.tsx';

/** The pages about the school, for the links between them. */
export const aboutPages: RelatedPagesProps = {
  title: 'المزيد عن مدرستنا',
  pages: [
    { label: 'تاريخنا', path: '/HistoryPage', text: 'من العام ١٩٧٤ إلى اليوم.' },
    { label: 'الرسالة والرؤية والقيم', path: '/Mission', text: 'من نحن، وما نرجوه، وما نتمسّك به، وما نعمل له.' },
    { label: 'فلسفتنا التربوية', path: '/EducationalPhilosophy', text: 'الولد بكلّيته، وما يغيّره التعلّم.' },
    { label: 'الأنظمة والوثائق', path: '/Protocol', text: 'ثلاث وثائق عن الحياة في المدرسة، للتنزيل.' },
    { label: 'النشيد', path: '/Anthem', text: 'نشيد المدرسة، للاستماع.' },
  ],
};
