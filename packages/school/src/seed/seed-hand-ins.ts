import {
  courseNodes,
  creditEntries,
  nodeProgress,
  reportEntries,
  reports,
  reportVersions,
} from '@plinth/api-server/db/schema/curriculum';
import { and, inArray, like } from 'drizzle-orm';
import { RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { nodesOf } from './nodes-of.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

type HandIn = {
  /** The end of the key of the module or part that contains the task. */
  under: string;
  title?: string;
  version: number;
  status: 'PENDING' | 'IN_REVIEW' | 'REVIEWED' | 'REJECTED';
  submitted: number;
  score?: number;
  remark?: string;
  text: string;
  /** The previous version, which was sent back. */
  before?: { submitted: number; remark: string };
};

const LEARNER = personId('learner@plinth.test');
const GUIDE = personId('guide@plinth.test');

/**
 * Days count from the day of seeding. The third assignment is missing because it is overdue; the fourth is not due yet.
 */
const HAND_INS: readonly HandIn[] = [
  {
    under: '01-foundations',
    version: 2,
    status: 'REVIEWED',
    submitted: -60,
    score: 36,
    text: 'The plan again, with one acceptance test for each requirement.',
    remark: 'Now every requirement can be tested. The exchange dates could name who receives.',
    before: {
      submitted: -66,
      remark:
        'Requirements 3 and 5 cannot be tested as they stand. Say what you would open and what you would see.',
    },
  },
  {
    under: '02-modelling-core',
    version: 1,
    status: 'REJECTED',
    submitted: -35,
    score: 21,
    text: 'The shell with its levels and grids. I was not sure about the parapet.',
    remark:
      'The parapet belongs to Roof, and two walls on axis C are unconstrained at the top. Put both right and hand in again.',
  },
  {
    under: 'parts/exercises',
    title: 'Measure the room you sit in',
    version: 1,
    status: 'IN_REVIEW',
    submitted: -4,
    text: 'Measured the niche twice: its sides are not parallel.',
  },
  {
    under: 'parts/exercises',
    title: 'A sheet list for a small house',
    version: 1,
    status: 'PENDING',
    submitted: -1,
    text: 'Twelve sheets. I left the reflected ceiling plan out on purpose.',
  },
];

/** Plants what learner@plinth.test handed in, so that the tasks page shows every state of a review. */
export async function seedHandIns({ db, now }: Seeding): Promise<void> {
  const nodes = await nodesOf(
    { db },
    'BIM_A',
    and(inArray(courseNodes.type, ['ASSIGNMENT', 'TASK']), like(courseNodes.key, 'bim-a/%')),
  );
  for (const one of HAND_INS) {
    const node = nodes.find(
      ({ key, meta }) => key.includes(one.under) && (one.title === undefined || meta.title === one.title),
    );
    if (!node) throw new Error(`the course has no task under ${one.under}`);
    const key = { cohortId: cohortId(RUNNING), userId: LEARNER, nodeId: node.nodeId };
    const reportId = seedId(`hand-in ${node.key}`);
    const submittedAt = dayFrom(now, one.submitted);
    const isJudged = one.status === 'REVIEWED' || one.status === 'REJECTED';
    await db.insert(reports).values({
      ...key,
      reportId,
      namespace: 'LEARNING',
      reviewStatus: one.status,
      version: one.version,
      text: one.text,
      score: one.score ?? null,
      remark: one.remark ?? null,
      submittedAt,
      createdAt: submittedAt,
      ...(isJudged ? { reviewedAt: dayFrom(now, one.submitted + 3) } : {}),
      ...(one.status === 'PENDING' ? {} : { reviewedById: GUIDE }),
    });
    for (let version = 1; version <= one.version; version += 1) {
      const url = `https://models.plinth.test/${reportId.slice(-8)}/v${version}`;
      await db.insert(reportEntries).values({
        entryId: seedId(`hand-in entry ${node.key} ${version}`),
        reportId,
        version,
        kind: 'LINK',
        url,
        fingerprint: url,
        createdAt: submittedAt,
      });
    }
    if (one.before)
      await db.insert(reportVersions).values({
        reportId,
        version: one.version - 1,
        reviewStatus: 'REJECTED',
        text: 'The plan on one page.',
        remark: one.before.remark,
        submittedAt: dayFrom(now, one.before.submitted),
        reviewedAt: dayFrom(now, one.before.submitted + 3),
        reviewedById: GUIDE,
      });
    await db
      .insert(nodeProgress)
      .values({ ...key, state: 'COMPLETED', startedAt: submittedAt, completedAt: submittedAt });
    if (one.status === 'REVIEWED')
      await db.insert(creditEntries).values({
        ...key,
        nodeType: node.type,
        reason: 'reviewed',
        credits: one.score ?? 0,
        createdAt: dayFrom(now, one.submitted + 3),
      });
  }
}
