import { healthOfficePolicy } from './healthOffice/healthOfficePolicy.tsx';
import { learnerProfile } from './learnerProfile/learnerProfile.tsx';
import type { SchoolDocument } from './SchoolDocument.ts';
import { schoolLifeProtocol } from './schoolLife/schoolLifeProtocol.tsx';

/** The documents that the school hands out, in the order of the page that offers them. */
export const documents: readonly SchoolDocument[] = [schoolLifeProtocol, learnerProfile, healthOfficePolicy];
