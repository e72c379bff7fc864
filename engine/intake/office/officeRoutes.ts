// The table of the office's API: every route with its least role and its body. tests/intake/office walks it with each role.
import type { AccountAdmin } from '../accounts/administration.ts';
import type { Accounts } from '../accounts/context.ts';
import { accountRoutes } from './accountRoutes.ts';
import { applicationRoutes } from './applicationRoutes.ts';
import type { Cases } from './context.ts';
import { exportRoute } from './exportRoute.ts';
import { fileRoute } from './fileRoute.ts';
import { formRoutes } from './formRoutes.ts';
import { joinRoutes } from './joinRoutes.ts';
import { letterRoute } from './letterRoute.ts';
import { listRoute } from './listRoute.ts';
import { lookAlikeRoute } from './lookAlikeRoute.ts';
import type { OfficeRoutes } from './officeRoute.ts';
import { ownRoutes } from './ownRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';
import { trailRoute } from './trailRoute.ts';

export function officeRoutes(accounts: Accounts, admin: AccountAdmin, cases: Cases): OfficeRoutes {
  return {
    ...signInRoutes(accounts),
    ...joinRoutes(accounts),
    ...ownRoutes(accounts),
    ...accountRoutes(accounts, admin),
    ...formRoutes(accounts, cases),
    ...listRoute(cases),
    ...applicationRoutes(accounts, cases),
    ...fileRoute(cases, accounts.limits),
    ...lookAlikeRoute(cases, accounts.limits),
    ...letterRoute(cases, accounts.limits),
    ...exportRoute(cases, accounts.limits),
    ...trailRoute(cases),
  };
}
