import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { instant } from './columns.ts';

/** What a learner wants of placement, one record a cohort. Pay is a year's, in minor units of `currency`. */
export const placementInterests = pgTable(
  'placement_interests',
  {
    cohortId: uuid()
      .notNull()
      .references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    interestedInPlacements: boolean(),
    countryPreferences: text().array().notNull().default(sql`'{}'`),
    locationPreferences: text().array().notNull().default(sql`'{}'`),
    currentCtc: bigint({ mode: 'number' }),
    expectedCtc: bigint({ mode: 'number' }),
    currency: text().$type<'INR' | 'USD'>(),
    noticePeriod: integer(),
    languages: text().array().notNull().default(sql`'{}'`),
    internshipExperienceInMonths: integer(),
    willingToRelocate: boolean(),
    projectSpecialization: text(),
    priorRevitExp: boolean(),
    closeInterestPopup: boolean().notNull().default(false),
    closeGraduationPopup: boolean().notNull().default(false),
    isDisengaged: boolean().notNull().default(false),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId] })],
);
