import type { Database } from '@plinth/api-server/db/database';
import {
  countAnew,
  GROWN,
  plantAnswers,
  plantCohort,
  plantPeople,
  plantPlaces,
  plantQueries,
  plantWork,
} from '@plinth/api-server/db/queries/seed/large-school';
import { schoolFacts } from '@plinth/api-server/db/schema/operations';
import { hashPassword } from '@plinth/api-server/services/auth/passwords';
import { publishCourse } from '@plinth/api-server/services/courses/publish-course';
import { eq } from 'drizzle-orm';
import { dayFrom } from './days.ts';
import { LARGE_COURSE, LARGE_COURSE_DAYS } from './large-course.ts';
import { DEMO_PASSWORD } from './people.ts';

/** The size of the school: its learners and queries. */
export type LargeSize = { learners: number; queries: number };

export const LARGE: LargeSize = { learners: 10_000, queries: 100_000 };

const LARGE_FACT = 'large-school';
const COHORT_SEATS = 500;
const GUIDES = 40;
const LEADS = 5;
/** The cohorts are in their twentieth week. */
const BEGAN_DAYS_AGO = 139;
/** Each stays well within the time limit of a statement, even on a busy machine. */
const PEOPLE_AT_ONCE = 1_000;
const LEARNERS_AT_ONCE = 100;
const QUERIES_AT_ONCE = 2_500;

/** Plants a number of rows in parts, two at a time, since the database has more than one core. */
async function inParts(
  count: number,
  part: number,
  plant: (first: number, last: number) => Promise<unknown>,
) {
  let next = 1;
  const lane = async () => {
    while (next <= count) {
      const first = next;
      next += part;
      await plant(first, Math.min(first + part - 1, count));
    }
  };
  await Promise.all([lane(), lane()]);
}

/**
 * Returns when the school was first planted: dates and ids are derived from it, so that another run finds what is
 * already there.
 */
async function momentOfPlanting(db: Database): Promise<Date> {
  const value = new Date().toISOString();
  await db.insert(schoolFacts).values({ key: LARGE_FACT, value }).onConflictDoNothing();
  const [fact] = await db.select().from(schoolFacts).where(eq(schoolFacts.key, LARGE_FACT));
  return new Date(String(fact?.value ?? value));
}

/**
 * Plants a large school beside the existing data: cohorts of 500 in their twentieth week, with progress, credits,
 * queries, answers and news as the services leave them. Planted data stays, so another run completes an interrupted
 * one. People are `learner1@large.plinth.test` and so on, guides `guide1@…`, leads `lead1@…`.
 * @param note reports how far it is, for the progress line
 */
export async function seedLarge(
  db: Database,
  { learners, queries }: LargeSize,
  note: (detail: string) => void,
): Promise<void> {
  const now = await momentOfPlanting(db);
  const start = dayFrom(now, -BEGAN_DAYS_AGO);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  note('the course');
  const { courseId } = await db.transaction((tx) => publishCourse(tx, LARGE_COURSE, now));
  note('people');
  const people = (kind: string, role: string, count: number) =>
    inParts(count, PEOPLE_AT_ONCE, (first, last) =>
      plantPeople.run(db, { kind, role, first, last, passwordHash, since: dayFrom(start, -30) }),
    );
  await people('guide', 'INDUSTRIAL_GUIDE', GUIDES);
  await people('lead', 'LEAD_MENTOR', LEADS);
  await people('learner', '', learners);
  note('cohorts');
  const cohort = {
    courseId,
    title: LARGE_COURSE.title,
    start,
    end: dayFrom(start, LARGE_COURSE_DAYS),
    guides: GUIDES,
    leads: LEADS,
  };
  await inParts(Math.ceil(learners / COHORT_SEATS), 1, (number) =>
    plantCohort.run(db, { ...cohort, number, now }),
  );
  await inParts(learners, PEOPLE_AT_ONCE, (first, last) =>
    plantPlaces.run(db, { first, last, since: start }),
  );
  await inParts(learners, LEARNERS_AT_ONCE, async (first, last) => {
    note(`progress of ${last} of ${learners} learners`);
    await plantWork.run(db, { first, last, courseId, start, now });
  });
  await inParts(queries, QUERIES_AT_ONCE, async (first, last) => {
    note(`${last} of ${queries} queries`);
    await plantQueries.run(db, { first, last, learners, queries, now });
    await plantAnswers.run(db, { first, last, queries, now });
  });
  note('counting');
  for (const table of GROWN) await countAnew.run(db, { table });
}
