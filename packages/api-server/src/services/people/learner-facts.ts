import { sql } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';

/**
 * How the office names the learner of a row that is joined to accounts, profiles and cohorts: by name, address and the
 * code of the cohort, such as `BIM_A-12`.
 */
export const LEARNER_FACTS = {
  name: sql`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`.mapWith(String),
  emailId: users.emailId,
  cohort: sql`${cohorts.productId} || '-' || ${cohorts.batchNumber}`.mapWith(String),
};
