import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { toPlainText } from '@plinth/domain/rich-text/to-plain-text';
import type { WrittenTip } from '@plinth/domain/tips/tip';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { workPath } from '../dashboards/work-path.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { storeDocument } from '../documents/store-document.ts';
import { insertNotification } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { type StoredTip, tipJson, toWrittenTip } from './tip-rows.ts';

type Input = { liveSessionId: string; content: string; clientId?: string | undefined; attachments: File[] };
type Session = { nodeId: string; title: string | null };

const LEARNING = COHORT_USER_STATES.filter((state) => learnerMay(state, 'everything'));
const PREVIEW_CHARACTERS = 200;

async function findOwnSession(tx: Transaction, { userId, membership }: Member, liveSessionId: string) {
  const { rows } = await tx.execute<Session>(sql`
    select s.node_id as "nodeId", n.meta ->> 'title' as title
    from live_sessions s join course_nodes n using (node_id)
    where s.live_session_id = ${liveSessionId} and s.cohort_id = ${membership.cohortId} and s.mentor_id = ${userId}`);
  if (!rows[0]) throw refuse('NOT_FOUND', 'There is no such session of yours.');
  return rows[0];
}

/** Writes the row and tells the learners of the cohort in one statement; null when the same clientId was there. */
async function insertTip(
  tx: Transaction,
  { userId, membership: { cohortId } }: Member,
  { input, title, href, now }: { input: Input; title: string; href: string; now: Date },
) {
  const tipId = uuidv7();
  const told = insertNotification(
    {
      category: 'ANNOUNCEMENT',
      key: `tip:${tipId}`,
      title: `A tip for “${title}”`,
      text: toPlainText(input.content, PREVIEW_CHARACTERS),
      href,
      at: now,
    },
    sql`select e.user_id from added join enrolments e using (cohort_id) where e.state in ${LEARNING}`,
  );
  const { rows } = await tx.execute<{ tip_id: string }>(sql`
    with added as (
      insert into session_tips (tip_id, cohort_id, live_session_id, author_id, client_id, content, created_at)
      values (${tipId}, ${cohortId}, ${input.liveSessionId}, ${userId}, ${input.clientId ?? null}, ${input.content}, ${now})
      on conflict (author_id, client_id) do nothing returning tip_id, cohort_id
    ), told as (${told})
    select tip_id from added`);
  return rows[0]?.tip_id ?? null;
}

async function findTip(tx: Transaction, which: ReturnType<typeof sql>): Promise<WrittenTip> {
  const { rows } = await tx.execute<{ tip: StoredTip }>(
    sql`select ${tipJson} as tip from session_tips t where ${which}`,
  );
  if (!rows[0]) throw refuse('NOT_FOUND', 'There is no such tip of yours.');
  return toWrittenTip(rows[0].tip);
}

/**
 * Writes a tip for an own session and tells the learners who may read it (API-199). The same clientId writes one tip
 * and answers the same. When a file is refused, nothing is written and no file is left behind.
 * @throws Refusal NOT_FOUND session not own; for files BAD_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function writeTip(deps: Deps, caller: Member, input: Input): Promise<{ tip: WrittenTip }> {
  const { userId, membership } = caller;
  const view = await readCohortView(deps, membership.cohortId, userId);
  const kept: string[] = [];
  try {
    return await deps.db.transaction(async (tx) => {
      const { nodeId, title } = await findOwnSession(tx, caller, input.liveSessionId);
      const tipId = await insertTip(tx, caller, {
        input,
        title: title ?? 'Live session',
        href: workPath(view, { nodeId, type: 'LIVE_SESSION' }),
        now: deps.now(),
      });
      if (tipId === null)
        return {
          tip: await findTip(
            tx,
            sql`t.author_id = ${userId} and t.client_id = ${input.clientId ?? null}::uuid
              and t.live_session_id = ${input.liveSessionId}`,
          ),
        };
      for (const [rank, file] of input.attachments.entries()) {
        const owner = { cohortId: membership.cohortId, userId };
        const { documentId, path } = await storeDocument(tx, deps, { file, kind: 'ATTACHMENT', owner });
        kept.push(path);
        await tx.execute(
          sql`insert into session_tip_files (tip_id, document_id, rank) values (${tipId}, ${documentId}, ${rank})`,
        );
      }
      return { tip: await findTip(tx, sql`t.tip_id = ${tipId}`) };
    });
  } catch (error) {
    forgetFiles(deps, 'private', kept);
    throw error;
  }
}
