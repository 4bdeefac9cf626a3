import { cohortGroups, cohortMentors, cohorts, cohortTimelines } from '@plinth/api-server/db/schema/cohorts';
import { courseNodes, liveSessions } from '@plinth/api-server/db/schema/curriculum';
import { forms } from '@plinth/api-server/db/schema/forms';
import { productOf } from '@plinth/domain/catalog/products';
import type { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { CLOSING, COHORTS, FINISHED, RUNNING } from './cohort-plan.ts';
import { atKolkata, dayFrom } from './days.ts';
import { ONBOARDING_PAGES } from './onboarding-form.ts';
import type { DemoEmailId } from './people.ts';
import { seedId } from './seed-id.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

/** The last letter of a group's name. */
export type GroupLetter = 'A' | 'B' | 'C';

export const cohortId = (key: string) => seedId(`cohort ${key}`);
export const groupId = (key: string, letter: GroupLetter) => seedId(`group ${key} ${letter}`);

const MENTORS = [
  [RUNNING, 'guide@plinth.test', 'INDUSTRIAL_GUIDE'],
  [RUNNING, 'lead@plinth.test', 'LEAD_MENTOR'],
  ['BIM_A-15', 'guide@plinth.test', 'INDUSTRIAL_GUIDE'],
  ['BIM_A-15', 'lead@plinth.test', 'LEAD_MENTOR'],
  ['BIM_A-15', 'newguide@plinth.test', 'INDUSTRIAL_GUIDE'],
  ['BIM_A-11', 'guide@plinth.test', 'INDUSTRIAL_GUIDE'],
  ['BIM_A-12', 'guide@plinth.test', 'INDUSTRIAL_GUIDE'],
  ['BIM_A-12', 'lead@plinth.test', 'LEAD_MENTOR'],
  ['BIM_C-5', 'guide2@plinth.test', 'INDUSTRIAL_GUIDE'],
  ['BIM_C-5', 'lead2@plinth.test', 'LEAD_MENTOR'],
] as const;

/** The groups, each with its guide; the lead mentor looks after the learners of one without a guide. */
const GROUPS: readonly (readonly [key: string, letter: GroupLetter, guide: DemoEmailId | null])[] = [
  [RUNNING, 'A', 'guide@plinth.test'],
  [RUNNING, 'B', 'guide@plinth.test'],
  [RUNNING, 'C', null],
  [CLOSING, 'A', 'guide@plinth.test'],
  [FINISHED, 'A', 'guide@plinth.test'],
  ['BIM_C-5', 'A', 'guide2@plinth.test'],
  ['MCD-7', 'A', null],
];

/** Plants the cohorts with their dates, groups, mentors and live sessions. */
export async function seedCohorts({ db, now }: Seeding, courseIds: Map<string, string>): Promise<void> {
  const onboardingFormId = seedId('form onboarding');
  await db.insert(forms).values({
    formId: onboardingFormId,
    kind: 'ONBOARDING',
    title: 'Before you start',
    key: 'onboarding',
    pages: ONBOARDING_PAGES,
  });
  await db.insert(cohorts).values(
    COHORTS.map((cohort) => {
      const product = productOf(cohort.productId);
      const courseId = courseIds.get(cohort.course);
      if (!courseId) throw new Error(`there is no course package ${cohort.course}`);
      return {
        cohortId: cohortId(cohort.key),
        productId: cohort.productId,
        courseId,
        courseTitle: product.title,
        batchNumber: cohort.batchNumber,
        cohortType: product.cohortType,
        productType: product.productType,
        cohortGroup: cohort.group ?? ('SPECIALIZATION' as const),
        tags: [...cohort.tags],
        isCapstonePresent: cohort.isCapstonePresent ?? false,
        isLocalizedLeaderboard: cohort.key === RUNNING,
        showNudges: cohort.key === RUNNING,
        aiBotEnabled: cohort.key === RUNNING,
        showPlacementNudges: cohort.key === 'BIM_A-11',
        onboardingFormId: cohort.isOnboarding ? onboardingFormId : null,
        createdAt: now,
      };
    }),
  );
  await db.insert(cohortTimelines).values(
    COHORTS.flatMap(({ key, timelines }) =>
      (Object.entries(timelines) as [TimelineKey, number][]).map(([name, day]) => ({
        cohortId: cohortId(key),
        key: name,
        time: dayFrom(now, day),
      })),
    ),
  );
  await db.insert(cohortGroups).values(
    GROUPS.map(([key, letter, guide]) => ({
      groupId: groupId(key, letter),
      cohortId: cohortId(key),
      title: `Studio ${letter}`,
      guideId: guide && personId(guide),
    })),
  );
  await db.insert(cohortMentors).values(
    MENTORS.map(([key, emailId, role]) => ({
      cohortId: cohortId(key),
      userId: personId(emailId),
      role,
      isPrimaryMentor: true,
    })),
  );
  await scheduleSessions({ db, now });
}

/**
 * Schedules the live sessions: the course defines each by day and clock time, and each cohort gets them on its own
 * dates.
 */
async function scheduleSessions({ db, now }: Pick<Seeding, 'db' | 'now'>): Promise<void> {
  const planned = COHORTS.filter(({ course }) => course === 'BIM_A');
  const rows = await db
    .select({ cohortId: cohorts.cohortId, nodeId: courseNodes.nodeId, liveSession: courseNodes.liveSession })
    .from(courseNodes)
    .innerJoin(cohorts, eq(cohorts.courseId, courseNodes.courseId))
    .where(
      and(
        isNotNull(courseNodes.liveSession),
        inArray(
          cohorts.cohortId,
          planned.map(({ key }) => cohortId(key)),
        ),
      ),
    );
  const startOf = new Map(
    planned.map(({ key, timelines }) => [cohortId(key), dayFrom(now, timelines.START_DATE ?? 0)]),
  );
  const sessions = rows.flatMap((row) => {
    const start = startOf.get(row.cohortId);
    if (!start || !row.liveSession) return [];
    const startDate = atKolkata(start, row.liveSession.day, row.liveSession.time);
    const endDate = new Date(startDate.getTime() + row.liveSession.minutes * 60_000);
    return [
      {
        liveSessionId: seedId(`session ${row.cohortId} ${startDate.getTime() - start.getTime()}`),
        cohortId: row.cohortId,
        nodeId: row.nodeId,
        mentorId: personId('lead@plinth.test'),
        startDate,
        endDate,
        sessionStatus:
          endDate < now
            ? ('COMPLETED' as const)
            : startDate <= now
              ? ('ONGOING' as const)
              : ('CREATED' as const),
        joinLink: `https://meet.plinth.test/${seedId(`room ${row.cohortId} ${row.liveSession.day}`).slice(-8)}`,
      },
    ];
  });
  if (sessions.length > 0) await db.insert(liveSessions).values(sessions);
}
