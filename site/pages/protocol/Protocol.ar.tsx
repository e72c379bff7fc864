import { content as aboutPages } from 'virtual:content/about/related.ar';
import * as facts from 'virtual:facts/ar';
import { Link } from 'wouter';
import { arabicNumber } from '../../words/arabicNumber.ts';
import { kilobytes } from '../parts/kilobytes.ar.ts';
import { Latin } from '../parts/Latin.tsx';
import { documents } from './documents.ar.ts';
import type { ProtocolWords } from './parts/ProtocolPage.tsx';
import { ProtocolPage } from './parts/ProtocolPage.tsx';

const inEnglish = [
  { title: 'School Life Protocol', file: '/documents/school-life-protocol.pdf' },
  { title: 'Learner Profile', file: '/documents/learner-profile.pdf' },
  { title: 'Health Office Policy and Procedures', file: '/documents/health-office-policy-and-procedures.pdf' },
];

const content: ProtocolWords = {
  title: 'الأنظمة والوثائق',
  description: `ثلاث وثائق للتنزيل بصيغة \u2068PDF\u2069: ميثاق الحياة المدرسية، وملامح المتعلّم، وسياسة ${facts.healthOffice} وإجراءاته.`,
  eyebrow: 'عن المدرسة',
  lead: 'كيف نودّ أن نعيش ونتعلّم ويعتني بعضنا ببعض: ثلاث وثائق للقراءة والطباعة والحفظ.',
  card: {
    inside: 'المحتوى',
    about: (pages, bytes) => (
      <>
        <Latin>PDF</Latin>، {arabicNumber(pages)} {pages > 10 ? 'صفحة' : 'صفحات'}، {kilobytes(bytes)}
      </>
    ),
    download: 'تنزيل',
  },
  documents,
  sections: [
    {
      title: 'بالإنكليزية أيضًا',
      text: ['الوثائق الثلاث نفسها باللغة الإنكليزية:'],
      body: (
        <ul>
          {inEnglish.map(({ title, file }) => (
            <li key={file}>
              <a href={file} hrefLang="en" download>
                <Latin>{title}</Latin>
              </a>
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: 'تفضّلون السؤال؟',
      body: (
        <p>
          إذا لم تجدوا ما تبحثون عنه، أو أردتم إحدى الوثائق مطبوعة، فاسألوا في {facts.schoolOffice}. وكثير ممّا تودّ
          العائلات الجديدة معرفته موجود في صفحتَي <Link href="/Information">معلومات القبول</Link> و
          <Link href="/FAQ">أسئلة شائعة</Link>.
        </p>
      ),
    },
  ],
};

/** Protocol: the school's three documents, to download. */
export function Protocol() {
  return <ProtocolPage content={content} related={aboutPages} />;
}
