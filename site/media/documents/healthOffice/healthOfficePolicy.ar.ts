import * as facts from 'virtual:facts/ar';
import { documentWords } from '../documentWords.ar.ts';
import type { SchoolDocument } from '../SchoolDocument.ts';
import { carePlans } from './carePlans.ar.tsx';
import { consent } from './consent.ar.tsx';
import { emergencies } from './emergencies.ar.tsx';
import { medicines } from './medicines.ar.tsx';
import { prevention } from './prevention.ar.tsx';
import { purpose } from './purpose.ar.tsx';
import { records } from './records.ar.tsx';
import { stayingHome } from './stayingHome.ar.tsx';
import { visit } from './visit.ar.tsx';

/** The policy and procedures of the Health Office, for families and staff. */
export const healthOfficePolicy: SchoolDocument = {
  file: 'health-office-policy-and-procedures-ar',
  words: documentWords,
  title: `سياسة ${facts.healthOffice} وإجراءاته`,
  titleElsewhere: 'Health Office Policy and Procedures',
  subtitle: 'كيف نعتني بالمتعلّمين المرضى أو المصابين أو المتعايشين مع حالة صحية، وما نطلبه من العائلات.',
  cover: 'health-office-policy-and-procedures',
  sections: [purpose, records, visit, stayingHome, medicines, carePlans, emergencies, prevention, consent],
};
