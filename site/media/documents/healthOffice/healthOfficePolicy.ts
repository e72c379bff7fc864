import * as facts from 'virtual:facts/en';
import { documentWords } from '../documentWords.ts';
import type { SchoolDocument } from '../SchoolDocument.ts';
import { carePlans } from './carePlans.tsx';
import { consent } from './consent.tsx';
import { emergencies } from './emergencies.tsx';
import { medicines } from './medicines.tsx';
import { prevention } from './prevention.tsx';
import { purpose } from './purpose.tsx';
import { records } from './records.tsx';
import { stayingHome } from './stayingHome.tsx';
import { visit } from './visit.tsx';

/** The policy and procedures of the Health Office, for families and staff. */
export const healthOfficePolicy: SchoolDocument = {
  file: 'health-office-policy-and-procedures',
  words: documentWords,
  title: `${facts.healthOffice} Policy and Procedures`,
  titleElsewhere: 'سياسة مكتب الصحة وإجراءاته',
  subtitle: 'How we look after learners who are ill, hurt or living with a condition, and what we ask of families.',
  cover: 'health-office-policy-and-procedures',
  sections: [purpose, records, visit, stayingHome, medicines, carePlans, emergencies, prevention, consent],
};
