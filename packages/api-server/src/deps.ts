import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { FindSession } from './api/find-caller.ts';
import type { RateLimits } from './api/rate-limits.ts';
import type { Background } from './background.ts';
import type { Database } from './db/database.ts';
import type { Outages } from './db/outages.ts';
import type { FileStore } from './gateways/files/file-store.ts';
import type { IdentityProvider } from './gateways/identity/identity-provider.ts';
import type { LanguageModel } from './gateways/language-model/language-model.ts';
import type { MeetingGateways } from './gateways/meetings/meeting-gateway.ts';
import type { PaymentGateways } from './gateways/payments/payment-gateway.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { FindCohortFacts } from './services/curriculum/read-cohort-facts.ts';
import type { FindDashboardFacts } from './services/dashboards/read-dashboard-facts.ts';
import type { FindPrice } from './services/orders/read-price.ts';
import type { Settings } from './settings/settings.ts';

/** Everything a service may use besides its input. None of it has state that matters. */
export type Deps = {
  db: Database;
  pool: Pool;
  settings: Settings;
  files: FileStore;
  payments: PaymentGateways;
  /** The providers that may vouch for people, by method. */
  identityProviders: ReadonlyMap<string, IdentityProvider>;
  /** Phrases the answers of the course assistant; null if no key is configured. */
  languageModel: LanguageModel | null;
  /** The gateways that create the rooms of live sessions, by name; empty if none is configured. */
  meetings: MeetingGateways;
  findSession: FindSession;
  findCohortFacts: FindCohortFacts;
  findDashboardFacts: FindDashboardFacts;
  findPrice: FindPrice;
  rateLimits: RateLimits;
  log: Logger;
  /** Where failures that may be the database's are recorded. */
  outages: Outages;
  background: Background;
  /** How many runs of each periodic job have failed in this process, by name. */
  jobFailures: Map<string, number>;
  /** Whether the database's disk is so full that nothing may be written; each process checks for itself. */
  isDiskFull: () => boolean;
  /** Notifies open pages of changes. */
  live: LiveHub;
  /** The school's clock; demo mode may shift it. */
  now: () => Date;
};
