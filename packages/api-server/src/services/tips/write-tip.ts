import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { toPlainText } from '@plinth/domain/rich-text/to-plain-text';
import type { WrittenTip } from '@plinth/domain/tips/tip';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { nullable, text } from '../../db/queries/kinds.ts';
import { add } from '../../db/queries/tips/add.ts';
import { findOwn } from '../../db/queries/tips/find-own.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import { sessionTipFiles } from '../../db/schema/lead-mentors.ts';
import type { Deps } from '../../deps.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { workPath } from '../dashboards/work-path.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { storeDocument } from '../documents/store-document.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { listLeftOut } from '../office-sessions/list-left-out.ts';
import { refuse } from '../refusal.ts';
import { toWrittenTip } from './tip-rows.ts';

type Input = { liveSessionId: string; content: string; clientId?: string | undefined; attachments: File[] };

const PREVIEW_CHARACTERS = 200;

const LEARNING = COHORT_USER_STATES.filter((state) => learnerMay(state, 'everything'));

async function findOwnSession(tx: Transaction, { userId, membership }: Member, liveSessionId: string) {
  const [session] = await tx
    .select({
      nodeId: liveSessions.nodeId,
      startDate: liveSessions.startDate,
      title: sql`${courseNodes.meta} ->> 'title'`.mapWith(nullable(text).read),
    })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .where(
      and(
        eq(liveSessions.liveSessionId, liveSessionId),
        eq(liveSessions.cohortId, membership.cohortId),
        eq(liveSessions.mentorId, userId),
      ),
    );
  if (!session) throw refuse('NOT_FOUND', 'Session not found.');
  return session;
}

/**
 * Writes the row and notifies the learners of the session, in time for an upcoming one; null when the clientId already
 * exists.
 */
async function insertTip(
  deps: Pick<Deps, 'settings'>,
  tx: Transaction,
  { userId, membership: { cohortId } }: Member,
  {
    input,
    title,
    href,
    now,
    startDate,
  }: { input: Input; title: string; href: string; now: Date; startDate: Date },
) {
  const tipId = uuidv7();
  const added = await add.first(tx, {
    tipId,
    cohortId,
    liveSessionId: input.liveSessionId,
    authorId: userId,
    clientId: input.clientId ?? null,
    content: input.content,
    now,
  });
  if (!added) return null;
  const learners = await tx
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), inArray(enrolments.state, LEARNING)));
  const leftOut = await listLeftOut(tx, input.liveSessionId);
  await notifyOfMoment(deps, tx, {
    userIds: learners.map((learner) => learner.userId).filter((id) => !leftOut.has(id)),
    category: 'ANNOUNCEMENT',
    key: `tip:${tipId}`,
    title: `A tip for “${title}”`,
    text: () => toPlainText(input.content, PREVIEW_CHARACTERS),
    href,
    at: now,
    about: startDate > now ? startDate : null,
  });
  return tipId;
}

async function findTip(tx: Transaction, which: Parameters<typeof findOwn.first>[1]): Promise<WrittenTip> {
  const found = await findOwn.first(tx, which);
  if (!found) throw refuse('NOT_FOUND', 'Tip not found.');
  return toWrittenTip(found.tip);
}

/**
 * Writes a tip for one of the caller's sessions and notifies the learners who may read it. The same clientId writes one
 * tip and returns the same. If a file is refused, nothing is written and no file is left behind.
 * @throws Refusal NOT_FOUND session not own; for files BAD_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function writeTip(deps: Deps, caller: Member, input: Input): Promise<{ tip: WrittenTip }> {
  const { userId, membership } = caller;
  const view = await readCohortView(deps, membership.cohortId, userId);
  const kept: string[] = [];
  try {
    return await deps.db.transaction(async (tx) => {
      const { nodeId, title, startDate } = await findOwnSession(tx, caller, input.liveSessionId);
      const tipId = await insertTip(deps, tx, caller, {
        input,
        title: title ?? 'Live session',
        href: workPath(view, { nodeId, type: 'LIVE_SESSION' }),
        now: deps.now(),
        startDate,
      });
      const sent = { authorId: userId, liveSessionId: input.liveSessionId };
      if (tipId === null)
        return { tip: await findTip(tx, { ...sent, tipId, clientId: input.clientId ?? null }) };
      for (const [rank, file] of input.attachments.entries()) {
        const owner = { cohortId: membership.cohortId, userId };
        const { documentId, path } = await storeDocument(tx, deps, { file, kind: 'ATTACHMENT', owner });
        kept.push(path);
        await tx.insert(sessionTipFiles).values({ tipId, documentId, rank });
      }
      return { tip: await findTip(tx, { ...sent, tipId, clientId: null }) };
    });
  } catch (error) {
    forgetFiles(deps, 'private', kept);
    throw error;
  }
}
