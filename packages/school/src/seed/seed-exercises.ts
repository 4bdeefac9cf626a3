import {
  courseNodes,
  creditEntries,
  nodeProgress,
  reportEntries,
  reports,
} from '@plinth/api-server/db/schema/curriculum';
import { and, eq, sql } from 'drizzle-orm';
import { RUNNING } from './cohort-plan.ts';
import { nodesOf } from './nodes-of.ts';
import { cohortId } from './seed-cohorts.ts';
import { letterOf } from './seed-enrolments.ts';
import { seedId } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const HOUR_MS = 3_600_000;
const TITLE = 'Measure the room you sit in';

type Exercise = {
  by: string;
  /** Hours before the seeding. */
  ago: number;
  text: string;
  /** The verdict, with the hours it took; the other hand-ins still wait. */
  verdict?: { hours: number; score: number; remark: string };
};

/** What fellow learners handed in before it is due. */
const EXERCISES: readonly Exercise[] = [
  {
    by: 'Wasim',
    ago: 210,
    text: 'The kitchen, with the duct above the door. The diagonals differ by 12 mm, so I measured the walls twice.',
    verdict: { hours: 31, score: 9, remark: 'Clear and complete. Say where the height was taken.' },
  },
  {
    by: 'Pooja',
    ago: 150,
    text: 'My office: one window, one door, a column in the corner. The column is measured from two sides.',
    verdict: { hours: 44, score: 8, remark: 'Readable. The sill height of the window is missing.' },
  },
  { by: 'Aarav', ago: 57, text: 'A bedroom under a sloping roof. The height is given at three points.' },
  {
    by: 'Ritu',
    ago: 33,
    text: 'The stair landing on our floor. I measured its width twice, at top and bottom.',
  },
  { by: 'Sahil', ago: 21, text: 'The meeting room. All openings are dimensioned from the same corner.' },
];

/** Plants early hand-ins of an exercise, so that guides and lead mentors have some to review. */
export async function seedExercises({ db, now }: Seeding): Promise<void> {
  const [task] = await nodesOf(
    { db },
    'BIM_A',
    and(eq(courseNodes.type, 'TASK'), sql`${courseNodes.meta} ->> 'title' = ${TITLE}`),
  );
  if (!task) throw new Error(`the course has no task ${TITLE}`);
  const handed = EXERCISES.map(({ by, ago, text, verdict }) => {
    const submittedAt = new Date(now.getTime() - ago * HOUR_MS);
    return {
      key: { cohortId: cohortId(RUNNING), userId: personId(peerEmail(by)), nodeId: task.nodeId },
      reportId: seedId(`exercise of ${by}`),
      reviewerId: personId(letterOf(by) === 'C' ? 'lead@plinth.test' : 'guide@plinth.test'),
      submittedAt,
      text,
      verdict: verdict && {
        ...verdict,
        at: new Date(submittedAt.getTime() + verdict.hours * HOUR_MS),
      },
    };
  });
  await db.insert(reports).values(
    handed.map(({ key, reportId, reviewerId, submittedAt, text, verdict }) => ({
      ...key,
      reportId,
      namespace: 'LEARNING' as const,
      reviewStatus: verdict ? ('REVIEWED' as const) : ('PENDING' as const),
      text,
      submittedAt,
      createdAt: submittedAt,
      ...(verdict && {
        score: verdict.score,
        remark: verdict.remark,
        reviewedAt: verdict.at,
        reviewedById: reviewerId,
      }),
    })),
  );
  await db.insert(reportEntries).values(
    handed.map(({ reportId, submittedAt }) => {
      const url = `https://models.plinth.test/${reportId.slice(-8)}`;
      return {
        entryId: seedId(`entry ${reportId}`),
        reportId,
        version: 1,
        kind: 'LINK' as const,
        url,
        fingerprint: url,
        createdAt: submittedAt,
      };
    }),
  );
  await db.insert(nodeProgress).values(
    handed.map(({ key, submittedAt }) => ({
      ...key,
      state: 'COMPLETED' as const,
      startedAt: submittedAt,
      completedAt: submittedAt,
    })),
  );
  await db.insert(creditEntries).values(
    handed.flatMap(({ key, verdict }) =>
      verdict
        ? [
            {
              ...key,
              nodeType: task.type,
              reason: 'reviewed',
              credits: verdict.score,
              createdAt: verdict.at,
            },
          ]
        : [],
    ),
  );
}
