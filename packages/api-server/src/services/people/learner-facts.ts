import { sql } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';

/**
 * How the office identifies the learner of a row joined to accounts, profiles and cohorts: by name, address and cohort
 * code, such as `BIM_A-12`.
 */
export const LEARNER_FACTS = {
  name: sql`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`.mapWith(String),
  emailId: users.emailId,
  cohort: sql`${cohorts.productId} || '-' || ${cohorts.batchNumber}`.mapWith(String),
};
