import * as facts from 'virtual:facts/ar';
import type { PublishedDocument } from './publishedDocument.ts';

export const documents: readonly PublishedDocument[] = [
  {
    title: 'ميثاق الحياة المدرسية',
    file: '/documents/school-life-protocol-ar.pdf',
    text: 'كيف نريد أن نعيش ونتعلّم معًا، وما نطلبه من المتعلّمين ومن العائلات ومن أنفسنا.',
    inside: [
      'اليوم المدرسي والحضور',
      'التعلّم والتقييم',
      'العيش معًا، وما يحدث حين يسوء أمر',
      'الخدمات، وكيف تعمل العائلة والمدرسة معًا',
      'اتفاق للتوقيع',
    ],
  },
  {
    title: 'ملامح المتعلّم',
    file: '/documents/learner-profile-ar.pdf',
    text: 'من نرجو أن نربّي، في ثماني كلمات، من قسم الروضة إلى الصف الثاني عشر.',
    inside: [
      'الكلمات الثماني، وما قد ترونه من كل منها',
      'كيف تنمو عبر السنوات',
      'أين يمكن أن تُمارَس، وكيف يمكن أن تُلاحَظ',
      'ما تستطيع العائلة أن تفعله في البيت',
      'صفحة يملؤها المتعلّم',
    ],
  },
  {
    title: `سياسة ${facts.healthOffice} وإجراءاته`,
    file: '/documents/health-office-policy-and-procedures-ar.pdf',
    text: 'كيف نعتني بالمتعلّمين المرضى أو المصابين أو المتعايشين مع حالة صحية.',
    inside: [
      'السجلات الصحية، ولمن هي',
      `زيارة ${facts.healthOffice} خطوة خطوة`,
      'متى يُلازَم البيت، والأدوية في المدرسة',
      'الحساسيات والحالات الدائمة والحوادث والطوارئ',
      'قسيمة لموافقة العائلة',
    ],
  },
];
