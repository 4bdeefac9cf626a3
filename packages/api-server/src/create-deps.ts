import type { Logger } from 'pino';
import { createFindSession } from './api/find-caller.ts';
import { createRateLimits } from './api/rate-limits.ts';
import { createBackground } from './background.ts';
import type { DatabaseHandle } from './db/database.ts';
import type { Deps } from './deps.ts';
import { createFileStore } from './gateways/files/file-store.ts';
import { createIdentityProviders } from './gateways/identity/create-identity-providers.ts';
import { createLanguageModel } from './gateways/language-model/create-language-model.ts';
import { createGateways } from './gateways/payments/create-gateways.ts';
import { createFindCohortFacts } from './services/curriculum/read-cohort-facts.ts';
import { createFindDashboardFacts } from './services/dashboards/read-dashboard-facts.ts';
import { createFindPrice } from './services/orders/read-price.ts';
import type { Settings } from './settings/settings.ts';

/** Puts the real parts together. `now` may be shifted by demo mode and tests. */
export async function createDeps(
  settings: Settings,
  { db, pool }: DatabaseHandle,
  log: Logger,
  now: () => Date = () => new Date(),
): Promise<Deps> {
  return {
    db,
    pool,
    settings,
    files: await createFileStore(settings),
    payments: await createGateways({ db, settings, now }),
    identityProviders: createIdentityProviders(settings),
    languageModel: createLanguageModel(settings, log),
    findSession: createFindSession(pool),
    findCohortFacts: createFindCohortFacts(pool),
    findDashboardFacts: createFindDashboardFacts(pool, now),
    findPrice: createFindPrice(pool),
    rateLimits: createRateLimits(pool),
    background: createBackground(log),
    log,
    now,
  };
}
