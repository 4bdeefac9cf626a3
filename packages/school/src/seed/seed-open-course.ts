import { userProfiles, users } from '@plinth/api-server/db/schema/accounts';
import { enrolments } from '@plinth/api-server/db/schema/cohorts';
import { courseNodes, creditEntries, nodeProgress } from '@plinth/api-server/db/schema/curriculum';
import { openAccesses } from '@plinth/api-server/db/schema/open-lms';
import { and, eq, inArray } from 'drizzle-orm';
import { OPEN_COURSE } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { nodesOf } from './nodes-of.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId, seedShare } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const LEARNER = 'open@plinth.test';
/** People who take only the open course, so that it is not the first course of anyone who learns elsewhere. */
const FELLOWS = ['Omana', 'Pallavi', 'Qadir', 'Ritika', 'Sohail', 'Teena', 'Urvi', 'Varun'];
const ACCESS_DAYS = 14;

/** Returns the steps of the open course in order: those of the missions, first to last. */
async function stepsOf({ db }: Pick<Seeding, 'db'>) {
  const nodes = await nodesOf(
    { db },
    'BIM_SP',
    and(eq(courseNodes.namespace, 'OPEN_LMS'), inArray(courseNodes.type, ['MISSION', 'TOPIC', 'QUIZ'])),
  );
  const missions = nodes.filter(({ type }) => type === 'MISSION').sort((a, b) => a.rank - b.rank);
  return missions.flatMap((mission) =>
    nodes.filter(({ parentNodeId }) => parentNodeId === mission.nodeId).sort((a, b) => a.rank - b.rank),
  );
}

/** Plants a learner in the second mission of the open course with nine days left, among fellow learners. */
export async function seedOpenCourse({ db, now }: Seeding): Promise<void> {
  const steps = await stepsOf({ db });
  const cohort = cohortId(OPEN_COURSE);
  const since = dayFrom(now, -7);
  await db.insert(users).values(
    FELLOWS.map((name) => ({
      userId: personId(peerEmail(name)),
      emailId: peerEmail(name),
      userHash: seedId(peerEmail(name)).slice(-12),
      emailVerifiedAt: since,
      createdAt: since,
    })),
  );
  await db.insert(userProfiles).values(
    FELLOWS.map((name) => ({
      userId: personId(peerEmail(name)),
      firstName: name,
      lastName: 'Demo',
      profileStatus: 'COMPLETED' as const,
      updatedAt: now,
    })),
  );
  await db.insert(enrolments).values(
    FELLOWS.map((name) => ({
      enrolmentId: seedId(`open place of ${name}`),
      cohortId: cohort,
      userId: personId(peerEmail(name)),
      state: 'ONGOING' as const,
      enrolledAt: dayFrom(now, -6),
    })),
  );
  const places = await db
    .select({ enrolmentId: enrolments.enrolmentId, userId: enrolments.userId })
    .from(enrolments)
    .where(eq(enrolments.cohortId, cohort));
  await db.insert(openAccesses).values(
    places.map(({ enrolmentId, userId }) => ({
      enrolmentId,
      userId,
      startedAt: dayFrom(now, -5),
      endsAt: dayFrom(now, ACCESS_DAYS - 5),
    })),
  );
  const own = personId(LEARNER);
  const done = places.flatMap(({ userId }) => {
    // The learner has completed the first mission and the first step of the second; the others may be anywhere.
    const count = userId === own ? 3 : 1 + Math.floor(seedShare(userId) * (steps.length - 1));
    return steps.slice(0, count).map((step) => ({ ...step, userId }));
  });
  const key = (step: (typeof done)[number]) => ({
    cohortId: cohort,
    userId: step.userId,
    nodeId: step.nodeId,
  });
  const at = dayFrom(now, -2);
  await db.insert(nodeProgress).values([
    ...done.map((step) => ({ ...key(step), state: 'COMPLETED' as const, startedAt: at, completedAt: at })),
    ...steps.slice(3, 4).map(({ nodeId }) => ({
      cohortId: cohort,
      userId: own,
      nodeId,
      state: 'STARTED' as const,
      startedAt: at,
    })),
  ]);
  await db.insert(creditEntries).values(
    done
      .filter(({ credits }) => credits > 0)
      .map((step) => ({
        ...key(step),
        nodeType: step.type,
        reason: step.type === 'QUIZ' ? 'quiz' : 'completed',
        credits: step.credits,
        createdAt: at,
      })),
  );
}
