import { documentWords } from '../documentWords.ts';
import type { SchoolDocument } from '../SchoolDocument.ts';
import { agreement } from './agreement.tsx';
import { attendance } from './attendance.tsx';
import { family } from './family.tsx';
import { learning } from './learning.tsx';
import { livingTogether } from './livingTogether.tsx';
import { mending } from './mending.tsx';
import { schoolDay } from './schoolDay.tsx';
import { services } from './services.tsx';
import { welcome } from './welcome.tsx';

/** The School Life Protocol: the school day and its rules. */
export const schoolLifeProtocol: SchoolDocument = {
  file: 'school-life-protocol',
  words: documentWords,
  title: 'School Life Protocol',
  titleElsewhere: 'ميثاق الحياة المدرسية',
  subtitle: 'How we want to live and learn together: the day, what we ask, and the way back when something goes wrong.',
  cover: 'school-life-protocol',
  sections: [welcome, schoolDay, attendance, learning, livingTogether, mending, services, family, agreement],
};
