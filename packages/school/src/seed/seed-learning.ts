import {
  courseNodes,
  creditEntries,
  liveSessions,
  mentorQueries,
  mentorQueryMessages,
  nodeProgress,
  reportEntries,
  reports,
  sessionAttendance,
} from '@plinth/api-server/db/schema/curriculum';
import { formResponses, forms } from '@plinth/api-server/db/schema/forms';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { CLOSING, COHORTS, FINISHED, RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { LEARNERS } from './learners.ts';
import { nodesOf } from './nodes-of.ts';
import { reviewedAfter } from './reviewed-after.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId, seedShare } from './seed-id.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const HOUR_MS = 3_600_000;
const CHUNK = 1_500;
const REASONS: Readonly<Record<string, string>> = { QUIZ: 'quiz', ASSIGNMENT: 'reviewed', TASK: 'reviewed' };

/** What learners write about what they hand in. */
const TEXTS: Readonly<Record<string, string>> = {
  ASSIGNMENT: 'Model and sheets as described in the brief; the coordination notes stand on sheet A-900.',
  TASK: 'Done in one evening; what I was unsure of stands in the margin.',
};

/** Returns the day on which a cohort started, counted from the day of seeding. */
const startDayOf = (cohort: string): number =>
  COHORTS.find(({ key }) => key === cohort)?.timelines.START_DATE ?? 0;

async function inChunks<T>(rows: T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await insert(rows.slice(from, from + CHUNK));
}

/** Plants what the seeded learners have read, answered, handed in, attended and asked so far. */
export async function seedLearning(seeding: Seeding): Promise<void> {
  const { db, now } = seeding;
  const nodes = await nodesOf(
    seeding,
    'BIM_A',
    and(
      // Capstone and evaluation day are listed individually in seed-evaluation.ts.
      notInArray(courseNodes.namespace, ['CAPSTONE', 'REVIEW_DAY']),
      inArray(courseNodes.type, [
        'STUDIO',
        'COURSE_MODULE',
        'MASTER_CLASSES',
        'TOPIC',
        'QUIZ',
        'ASSIGNMENT',
        'TASK',
        'LIVE_SESSION',
        'MILESTONE',
      ]),
    ),
  ).orderBy(courseNodes.key);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const releaseOf = (node: (typeof nodes)[number]): number => {
    const own = node.releaseDay;
    const parent = node.parentNodeId ? byId.get(node.parentNodeId) : undefined;
    return Math.max(own ?? 0, parent ? releaseOf(parent) : 0);
  };
  const work = nodes
    .filter(({ type }) => type === 'TOPIC' || type === 'QUIZ' || type === 'ASSIGNMENT')
    .map((node) => ({ ...node, release: releaseOf(node) }));
  // Those that are not due yet are listed individually in seed-exercises.ts and seed-hand-ins.ts.
  const exercises = nodes
    .filter(({ type }) => type === 'TASK')
    .map((node) => ({ ...node, release: releaseOf(node) }));

  const progress: (typeof nodeProgress.$inferInsert)[] = [];
  const credits: (typeof creditEntries.$inferInsert)[] = [];
  const attempts: (typeof formResponses.$inferInsert)[] = [];
  const handIns: (typeof reports.$inferInsert)[] = [];
  const entries: (typeof reportEntries.$inferInsert)[] = [];
  const quizForms = new Map(
    (await db.select({ formId: forms.formId, pages: forms.pages }).from(forms)).map(({ formId, pages }) => [
      formId,
      pages.flatMap(({ questions }) => questions).length,
    ]),
  );

  for (const { userId, key, done, leftOpen, seenHoursAgo, reviewerId } of LEARNERS) {
    const startDay = startDayOf(key);
    const released = work.filter(({ release }) => startDay + release <= 0);
    const finished = released.slice(0, Math.round(released.length * done));
    const next = released[finished.length];
    const seenAt = new Date(now.getTime() - seenHoursAgo * HOUR_MS);
    const dueExercises = exercises.filter(({ dueDay }) => startDay + (dueDay ?? 0) < 0);
    for (const node of [...finished, ...dueExercises]) {
      if (node.key === leftOpen) continue;
      const isHandedIn = node.type === 'ASSIGNMENT' || node.type === 'TASK';
      // What this learner handed in is listed individually in seed-hand-ins.ts.
      if (node.type === 'ASSIGNMENT' && userId === personId('learner@plinth.test')) continue;
      const lag = 1 + Math.floor(6 * seedShare(`${userId} ${node.key}`));
      const at = new Date(Math.min(dayFrom(now, startDay + node.release + lag).getTime(), seenAt.getTime()));
      const base = { cohortId: cohortId(key), userId, nodeId: node.nodeId };
      progress.push({
        ...base,
        state: 'COMPLETED',
        startedAt: new Date(at.getTime() - 3 * HOUR_MS),
        completedAt: at,
      });
      const share = 0.6 + 0.4 * seedShare(`score ${userId} ${node.key}`);
      const reportId = seedId(`report ${userId} ${node.key}`);
      const reviewedAt = reviewedAfter(reportId, at);
      const isReviewed = reviewedAt <= now;
      const isPaid = !isHandedIn || isReviewed;
      const earned = !isPaid ? 0 : node.type === 'TOPIC' ? node.credits : Math.floor(node.credits * share);
      if (earned > 0)
        credits.push({
          ...base,
          nodeType: node.type,
          reason: REASONS[node.type] ?? 'completed',
          credits: earned,
          createdAt: isHandedIn ? reviewedAt : at,
        });
      const total = node.formId ? (quizForms.get(node.formId) ?? 0) : 0;
      if (node.type === 'QUIZ' && node.formId && total > 0)
        attempts.push({
          ...base,
          formId: node.formId,
          namespace: 'LEARNING',
          status: 'COMPLETED',
          startedAt: new Date(at.getTime() - 900_000),
          completedAt: at,
          score: Math.round(total * share),
          total,
          credits: earned,
        });
      if (isHandedIn) {
        const url = `https://models.plinth.test/${reportId.slice(-8)}`;
        entries.push({
          entryId: seedId(`entry ${reportId}`),
          reportId,
          version: 1,
          kind: 'LINK',
          url,
          fingerprint: url,
          createdAt: at,
        });
        handIns.push({
          ...base,
          reportId,
          namespace: 'LEARNING',
          ...(isReviewed
            ? {
                reviewStatus: 'REVIEWED',
                score: earned,
                reviewedAt,
                reviewedById: reviewerId,
              }
            : { reviewStatus: 'PENDING' }),
          text: TEXTS[node.type] ?? '',
          submittedAt: at,
          createdAt: at,
        });
      }
    }
    if (next)
      progress.push({
        cohortId: cohortId(key),
        userId,
        nodeId: next.nodeId,
        state: 'STARTED',
        startedAt: seenAt,
      });
  }
  await inChunks(progress, (part) => db.insert(nodeProgress).values(part));
  await inChunks(credits, (part) => db.insert(creditEntries).values(part));
  await inChunks(attempts, (part) => db.insert(formResponses).values(part));
  await inChunks(handIns, (part) => db.insert(reports).values(part));
  await inChunks(entries, (part) => db.insert(reportEntries).values(part));
  await seedAttendance(seeding);
  await seedQuestions(
    seeding,
    work.filter(({ type }) => type === 'TOPIC'),
  );
}

async function seedAttendance({ db }: Seeding): Promise<void> {
  for (const cohort of [RUNNING, CLOSING, FINISHED]) {
    const held = await db
      .select({ liveSessionId: liveSessions.liveSessionId })
      .from(liveSessions)
      .where(and(eq(liveSessions.cohortId, cohortId(cohort)), eq(liveSessions.sessionStatus, 'COMPLETED')))
      .orderBy(liveSessions.startDate);
    const rows = held.flatMap(({ liveSessionId }, index) =>
      LEARNERS.filter(({ key }) => key === cohort).map(({ userId }) => ({
        liveSessionId,
        userId,
        attended: seedShare(`${userId} session ${index}`) < 0.86,
      })),
    );
    await inChunks(rows, (part) => db.insert(sessionAttendance).values(part));
  }
}

const QUESTIONS = [
  [
    'Which level should the parapet belong to?',
    'The roof slab sits on Roof, but the parapet schedules under the wrong level. Do I constrain it to Roof or to Level 2 with an offset?',
    'RESOLVED',
  ],
  [
    'Linked model moved after a shared-coordinates update',
    'After the structural team published, my link is 2.4 m off in plan. Reacquire coordinates, or repair theirs?',
    'ANSWERED',
  ],
  [
    'Clash between duct and beam: who moves?',
    'The clash is 60 mm at grid C4. The beam is already cast in the programme. What is the usual order of precedence?',
    'UNANSWERED',
  ],
] as const;

const ANSWERS = [
  'To Roof, without an offset: a schedule reads the constraint, so the parapet then counts where it stands.',
  'Reacquire the coordinates from the structural model. Repairing theirs would move everybody else once more.',
] as const;

async function seedQuestions({ db, now }: Seeding, topics: { nodeId: string }[]): Promise<void> {
  await db.insert(mentorQueries).values(
    QUESTIONS.map(([title, description, state], index) => ({
      queryId: seedId(`query ${index}`),
      cohortId: cohortId(RUNNING),
      askedById: personId(index === 1 ? 'learner2@plinth.test' : 'learner@plinth.test'),
      title,
      description,
      namespace: 'LEARNING' as const,
      nodeId: topics[index]?.nodeId ?? null,
      state,
      assignedIgId: personId('guide@plinth.test'),
      createdAt: dayFrom(now, -9 + index * 3),
      answeredAt: state === 'UNANSWERED' ? null : dayFrom(now, -8 + index * 3),
      answeredById: state === 'UNANSWERED' ? null : personId('guide@plinth.test'),
      resolvedAt: state === 'RESOLVED' ? dayFrom(now, -7) : null,
      isShared: index === 1,
      lastActivityAt: dayFrom(now, (state === 'UNANSWERED' ? -9 : -8) + index * 3),
      lastActorId: personId(state === 'UNANSWERED' ? 'learner@plinth.test' : 'guide@plinth.test'),
    })),
  );
  await db.insert(mentorQueryMessages).values(
    ANSWERS.map((text, index) => ({
      messageId: seedId(`query answer ${index}`),
      queryId: seedId(`query ${index}`),
      authorId: personId('guide@plinth.test'),
      text,
      createdAt: dayFrom(now, -8 + index * 3),
    })),
  );
}
