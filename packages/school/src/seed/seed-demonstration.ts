import { seedAdmissions } from './seed-admissions.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCohorts } from './seed-cohorts.ts';
import { seedCourses } from './seed-courses.ts';
import { seedEnrolments } from './seed-enrolments.ts';
import { seedFeedback } from './seed-feedback.ts';
import { seedLearning } from './seed-learning.ts';
import { seedPeople } from './seed-people.ts';
import { seedPortraits } from './seed-portraits.ts';
import type { Seeding } from './seeding.ts';

/** Plants the demonstration school into an empty, migrated database: the same people and work every time. */
export async function seedDemonstration(seeding: Seeding): Promise<void> {
  const { note } = seeding;
  await seedCatalogue(seeding);
  const courseIds = await seedCourses(seeding);
  note('people');
  await seedPeople(seeding);
  await seedPortraits(seeding);
  note('cohorts');
  await seedCohorts(seeding, courseIds);
  await seedEnrolments(seeding);
  note('work of the learners');
  await seedLearning(seeding);
  await seedFeedback(seeding);
  note('applicants');
  await seedAdmissions(seeding);
}
