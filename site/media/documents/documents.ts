import { healthOfficePolicy as healthOfficePolicyInArabic } from './healthOffice/healthOfficePolicy.ar.ts';
import { healthOfficePolicy } from './healthOffice/healthOfficePolicy.ts';
import { learnerProfile as learnerProfileInArabic } from './learnerProfile/learnerProfile.ar.ts';
import { learnerProfile } from './learnerProfile/learnerProfile.ts';
import type { SchoolDocument } from './SchoolDocument.ts';
import { schoolLifeProtocol as schoolLifeProtocolInArabic } from './schoolLife/schoolLifeProtocol.ar.ts';
import { schoolLifeProtocol } from './schoolLife/schoolLifeProtocol.ts';

/** All documents. */
export const documents: readonly SchoolDocument[] = [
  schoolLifeProtocol,
  learnerProfile,
  healthOfficePolicy,
  schoolLifeProtocolInArabic,
  learnerProfileInArabic,
  healthOfficePolicyInArabic,
];
