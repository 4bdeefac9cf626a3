import { courseNodes, liveSessions } from '@plinth/api-server/db/schema/curriculum';
import { feedbackEvents, feedbackResponses } from '@plinth/api-server/db/schema/feedback';
import { forms } from '@plinth/api-server/db/schema/forms';
import { sessionChecks, sessionFeedback, sessionTips } from '@plinth/api-server/db/schema/lead-mentors';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { RUNNING } from './cohort-plan.ts';
import { PEERS } from './names.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId, seedShare } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const HOUR_MS = 3_600_000;
const RATED = 8;

const BEFORE = `Please open the **coordination model** before we begin, with the structural and the MEP links loaded.

- Have the clash report of your last export at hand.
- Choose *one* clash you would defend to leave as it is, and be ready to say why.`;
const AFTER = `For those who missed the second half: the order in which we moved services was **gravity drainage first**, then large ducts, then everything that can bend. A pipe that lives from its fall has the fewest places to go.`;

/** Plants what the lead mentor of the running cohort wrote and prepared, and how learners rated past sessions. */
export async function seedTips({ db, now }: Seeding): Promise<void> {
  const own = and(
    eq(liveSessions.cohortId, cohortId(RUNNING)),
    eq(liveSessions.mentorId, personId('lead@plinth.test')),
  );
  const held = await db
    .select({
      liveSessionId: liveSessions.liveSessionId,
      endDate: liveSessions.endDate,
      meta: courseNodes.meta,
    })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .where(and(own, lt(liveSessions.endDate, now)))
    .orderBy(desc(liveSessions.startDate))
    .limit(RATED);
  const [next] = await db
    .select({ liveSessionId: liveSessions.liveSessionId })
    .from(liveSessions)
    .where(and(own, gt(liveSessions.endDate, now)))
    .orderBy(asc(liveSessions.startDate))
    .limit(1);
  const tip = { cohortId: cohortId(RUNNING), authorId: personId('lead@plinth.test') };
  if (next) {
    await db.insert(sessionTips).values({
      ...tip,
      tipId: seedId('tip before the next session'),
      liveSessionId: next.liveSessionId,
      content: BEFORE,
      createdAt: new Date(now.getTime() - 20 * HOUR_MS),
    });
    await db.insert(sessionChecks).values(
      ['outline', 'tip'].map((itemId) => ({
        liveSessionId: next.liveSessionId,
        itemId,
        doneById: tip.authorId,
        doneAt: new Date(now.getTime() - 20 * HOUR_MS),
      })),
    );
  }
  const [latest] = held;
  if (latest)
    await db.insert(sessionTips).values({
      ...tip,
      tipId: seedId('tip after the last session'),
      liveSessionId: latest.liveSessionId,
      content: AFTER,
      createdAt: new Date(Math.min(latest.endDate.getTime() + 2 * HOUR_MS, now.getTime())),
    });
  await seedRatings({ db, now }, held);
}

/** Plants ratings for each past session by some learners; none of them are asked any more. */
async function seedRatings(
  { db, now }: Pick<Seeding, 'db' | 'now'>,
  held: readonly { liveSessionId: string; endDate: Date; meta: { title?: string | undefined } }[],
): Promise<void> {
  for (const { liveSessionId, endDate, meta } of held) {
    const key = `rating ${liveSessionId}`;
    const [formId, eventId, questionId] = [
      seedId(`form ${key}`),
      seedId(`event ${key}`),
      seedId(`question ${key}`),
    ];
    const by = (hours: number) => new Date(Math.min(endDate.getTime() + hours * HOUR_MS, now.getTime()));
    await db.insert(forms).values({
      formId,
      kind: 'FEEDBACK',
      title: meta.title ?? 'Live session',
      key: `session-${liveSessionId}`,
      pages: [
        {
          pageId: 'session',
          questions: [
            {
              questionId,
              questionType: 'SCALE_STAR',
              question: `How useful was “${meta.title ?? 'the session'}” to you?`,
              meta: { questionTag: 'session', category: 'CSAT' },
              options: [],
            },
          ],
        },
      ],
    });
    await db.insert(feedbackEvents).values({
      eventId,
      formId,
      cohortId: cohortId(RUNNING),
      page: 'dashboard',
      audiences: ['LEARNER'],
      category: 'CSAT',
      formDisplayPosition: 'BOTTOM_POPUP',
      startsAt: endDate,
      endsAt: by(24),
      createdAt: now,
    });
    await db.insert(sessionFeedback).values({ eventId, liveSessionId });
    await db.insert(feedbackResponses).values(
      PEERS.filter((name) => seedShare(`${name} rates ${liveSessionId}`) < 0.5).map((name) => ({
        eventId,
        userId: personId(peerEmail(name)),
        cohortId: cohortId(RUNNING),
        isSkipped: false,
        responses: [
          {
            questionId,
            responseValue: String(5 - Math.floor(2.4 * seedShare(`${name} stars ${liveSessionId}`) ** 2)),
          },
        ],
        savedAt: by(3),
      })),
    );
  }
}
