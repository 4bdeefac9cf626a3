import { placementInterests, placementMessages } from '@plinth/api-server/db/schema/placement';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { FINISHED } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { cohortId } from './seed-cohorts.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

/**
 * Plants the placement data: the seeker has filled in the placement form; the graduate of the same cohort has not yet,
 * and asks the team a question.
 */
export async function seedPlacement({ db, now }: Seeding): Promise<void> {
  await db.insert(placementInterests).values({
    cohortId: cohortId(FINISHED),
    userId: personId('seeker@plinth.test'),
    interestedInPlacements: true,
    countryPreferences: ['India', 'United Arab Emirates'],
    locationPreferences: ['Bengaluru', 'Pune', 'Dubai'],
    currentCtc: 420_000 * MINOR_UNITS,
    expectedCtc: 650_000 * MINOR_UNITS,
    currency: 'INR',
    noticePeriod: 30,
    languages: ['English', 'Hindi', 'Marathi'],
    internshipExperienceInMonths: 6,
    willingToRelocate: true,
    projectSpecialization: 'BIM coordination and clash detection',
    priorRevitExp: true,
    updatedAt: dayFrom(now, -24),
  });
  await db.insert(placementMessages).values({
    cohortId: cohortId(FINISHED),
    userId: personId('graduate@plinth.test'),
    subject: 'Openings abroad',
    message: 'I move to Dubai in spring. May I apply for openings there before I have an address?',
    fingerprint: 'openings abroad',
    createdAt: dayFrom(now, -2),
  });
}
