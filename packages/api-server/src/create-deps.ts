import { judgeEmailsBy } from '@plinth/domain/fields/email';
import type { Logger } from 'pino';
import { createFindSession } from './api/find-caller.ts';
import { createRateLimits } from './api/rate-limits.ts';
import { createBackground } from './background.ts';
import type { DatabaseHandle } from './db/database.ts';
import { createOutages, type Outages } from './db/outages.ts';
import type { Deps } from './deps.ts';
import { createFileStore } from './gateways/files/file-store.ts';
import { createIdentityProviders } from './gateways/identity/create-identity-providers.ts';
import { createLanguageModel } from './gateways/language-model/create-language-model.ts';
import { createMeetingGateways } from './gateways/meetings/create-meeting-gateways.ts';
import { createGateways } from './gateways/payments/create-gateways.ts';
import { createLiveHub } from './live/create-live-hub.ts';
import { createFindCohortFacts } from './services/curriculum/read-cohort-facts.ts';
import { createFindDashboardFacts } from './services/dashboards/read-dashboard-facts.ts';
import { createFindPrice } from './services/orders/read-price.ts';
import type { Settings } from './settings/settings.ts';

/** Assembles the real dependencies. `now` may be shifted by demo mode and tests. */
export async function createDeps(
  settings: Settings,
  { db, pool }: DatabaseHandle,
  log: Logger,
  now: () => Date = () => new Date(),
  outages: Outages = createOutages(log),
  isDiskFull: () => boolean = () => false,
): Promise<Deps> {
  outages.watch(pool);
  judgeEmailsBy(settings.EMAIL_RULE);
  return {
    db,
    pool,
    settings,
    files: await createFileStore(settings),
    payments: await createGateways({ db, settings, now }),
    identityProviders: createIdentityProviders(settings),
    languageModel: createLanguageModel(settings, log),
    meetings: createMeetingGateways({ settings, now }),
    findSession: createFindSession(pool),
    findCohortFacts: createFindCohortFacts(db),
    findDashboardFacts: createFindDashboardFacts(db, now),
    findPrice: createFindPrice(db),
    rateLimits: createRateLimits(db),
    background: createBackground(log, outages),
    jobFailures: new Map(),
    live: createLiveHub(
      { db, settings, now, outages },
      settings.DATABASE_DIRECT_URL ?? pool.options.connectionString ?? '',
    ),
    log,
    outages,
    isDiskFull,
    now,
  };
}
