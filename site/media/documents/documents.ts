import { healthOfficePolicy as healthOfficePolicyInArabic } from './healthOffice/healthOfficePolicy.ar.tsx';
import { healthOfficePolicy } from './healthOffice/healthOfficePolicy.tsx';
import { learnerProfile as learnerProfileInArabic } from './learnerProfile/learnerProfile.ar.tsx';
import { learnerProfile } from './learnerProfile/learnerProfile.tsx';
import type { SchoolDocument } from './SchoolDocument.ts';
import { schoolLifeProtocol as schoolLifeProtocolInArabic } from './schoolLife/schoolLifeProtocol.ar.tsx';
import { schoolLifeProtocol } from './schoolLife/schoolLifeProtocol.tsx';

/** The documents that the school hands out, in the order of the pages that offer them. */
export const documents: readonly SchoolDocument[] = [
  schoolLifeProtocol,
  learnerProfile,
  healthOfficePolicy,
  schoolLifeProtocolInArabic,
  learnerProfileInArabic,
  healthOfficePolicyInArabic,
];
