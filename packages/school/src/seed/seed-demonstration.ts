import { keepCatalogue } from '../catalogue/keep-catalogue.ts';
import { seedAdmissions } from './seed-admissions.ts';
import { seedCohorts } from './seed-cohorts.ts';
import { seedCourses } from './seed-courses.ts';
import { seedEnrolments } from './seed-enrolments.ts';
import { seedEvaluation } from './seed-evaluation.ts';
import { seedFeedback } from './seed-feedback.ts';
import { seedHandIns } from './seed-hand-ins.ts';
import { seedLearning } from './seed-learning.ts';
import { seedNotes } from './seed-notes.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedPeople } from './seed-people.ts';
import { seedPortraits } from './seed-portraits.ts';
import { seedProfiles } from './seed-profiles.ts';
import { seedQueries } from './seed-queries.ts';
import { seedReferrals } from './seed-referrals.ts';
import { seedVouching } from './seed-vouching.ts';
import type { Seeding } from './seeding.ts';

/** Plants the demonstration school into an empty, migrated database: the same people and work every time. */
export async function seedDemonstration(seeding: Seeding): Promise<void> {
  const { note } = seeding;
  await keepCatalogue(seeding.db);
  const courseIds = await seedCourses(seeding);
  note('people');
  await seedPeople(seeding);
  await seedPortraits(seeding);
  await seedProfiles(seeding);
  await seedVouching(seeding);
  note('cohorts');
  await seedCohorts(seeding, courseIds);
  await seedEnrolments(seeding);
  await seedReferrals(seeding);
  note('work of the learners');
  await seedLearning(seeding);
  await seedHandIns(seeding);
  await seedNotes(seeding);
  await seedQueries(seeding);
  await seedEvaluation(seeding);
  await seedFeedback(seeding);
  await seedNotifications(seeding);
  note('applicants');
  await seedAdmissions(seeding);
}
