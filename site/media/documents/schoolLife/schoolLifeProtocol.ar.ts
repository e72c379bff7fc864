import { documentWords } from '../documentWords.ar.ts';
import type { SchoolDocument } from '../SchoolDocument.ts';
import { agreement } from './agreement.ar.tsx';
import { attendance } from './attendance.ar.tsx';
import { family } from './family.ar.tsx';
import { learning } from './learning.ar.tsx';
import { livingTogether } from './livingTogether.ar.tsx';
import { mending } from './mending.ar.tsx';
import { schoolDay } from './schoolDay.ar.tsx';
import { services } from './services.ar.tsx';
import { welcome } from './welcome.ar.tsx';

/** The School Life Protocol: the school day and its rules. */
export const schoolLifeProtocol: SchoolDocument = {
  file: 'school-life-protocol-ar',
  words: documentWords,
  title: 'ميثاق الحياة المدرسية',
  titleElsewhere: 'School Life Protocol',
  subtitle: 'كيف نريد أن نعيش ونتعلّم معًا: اليوم، وما نطلبه، وطريق العودة حين يسوء أمر.',
  cover: 'school-life-protocol',
  sections: [welcome, schoolDay, attendance, learning, livingTogether, mending, services, family, agreement],
};
