import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { namespaceOfQuery, type QueryDraft } from '@plinth/domain/mentor-queries/query';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import { guideQueryPath } from '@plinth/domain/navigation/query-paths';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readLockFacts } from '../cohorts/read-lock-facts.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import {
  findOpenNode,
  type Member,
  openCurriculum,
  readCohortView,
  requireLearner,
} from '../curriculum/open-curriculum.ts';
import { insertNotification } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { answerFromCourse } from './answer-from-course.ts';
import { keepAttachments } from './attachments.ts';
import { guidesToTell } from './guides-to-tell.ts';
import { byId, findQuery } from './read-query.ts';

type Draft = QueryDraft & { attachments: File[]; conversationId?: string | undefined };
type Subject = { namespace: 'LEARNING' | 'CAPSTONE' | 'CAREER'; nodeId: string | null };

/** What the query is about: an open node of the course, or nothing of it. @throws Refusal LOCKED, NOT_FOUND, FORBIDDEN */
async function openSubject(
  deps: Deps,
  caller: Member,
  { meta }: Draft,
): Promise<{ view: CohortView; subject: Subject }> {
  requireLearner(caller, 'LEARNING');
  const namespace = namespaceOfQuery(meta);
  const nodeId = (meta.curriculumDetails ?? meta.capstoneDetails)?.nodeId ?? null;
  const view =
    nodeId === null
      ? await readCohortView(deps, caller.membership.cohortId, caller.userId)
      : await openCurriculum(deps, caller, { namespace });
  const cohort = { ...view.facts, capstoneInfo: { isCapstonePresent: view.facts.isCapstonePresent } };
  requirePermit(cohortCan.openQueries({ cohort, now: deps.now().toISOString() }));
  if (nodeId !== null) findOpenNode(view, namespace, nodeId);
  return { view, subject: { namespace, nodeId } };
}

/**
 * Asks, unless the same clientId has asked, and lets the guide of the asker's group know, or every guide of the cohort
 * where the group has none. @returns the id of a new one
 */
async function ask(
  tx: Transaction,
  caller: Member,
  draft: Draft,
  { namespace, nodeId }: Subject,
  { guideId, botAnswer, now }: { guideId: string | null; botAnswer: BotAnswer | null; now: Date },
) {
  const queryId = uuidv7();
  const told = insertNotification(
    {
      category: 'REPLY',
      key: `query:${queryId}`,
      title: 'A learner has asked something',
      text: draft.title,
      href: guideQueryPath(caller.membership.cohortId, queryId),
      at: now,
    },
    guidesToTell(sql`asked`),
  );
  const { rows } = await tx.execute<{ query_id: string }>(sql`
    with asked as (insert into mentor_queries (query_id, cohort_id, asked_by_id, client_id, title, description, namespace, node_id,
      is_shared, assigned_ig_id, bot_answer, created_at, last_activity_at, last_actor_id)
    values (${queryId}, ${caller.membership.cohortId}, ${caller.userId}, ${draft.clientId ?? null}, ${draft.title},
      ${draft.description}, ${namespace}, ${nodeId}, ${draft.isShared ?? false}, ${guideId},
      ${botAnswer === null ? null : JSON.stringify(botAnswer)}::jsonb, ${now}, ${now}, ${caller.userId})
    on conflict (cohort_id, asked_by_id, client_id) do nothing returning *),
    told as (${told})
    select query_id from asked`);
  return rows[0]?.query_id ?? null;
}

/** Changes the own query as long as nobody has answered it. @throws Refusal NOT_FOUND, CONFLICT */
async function change(
  tx: Transaction,
  caller: Member,
  draft: Draft & { queryId: string },
  { namespace, nodeId }: Subject,
  botAnswer: BotAnswer | null,
) {
  const { rows } = await tx.execute<{ state: QueryState }>(sql`
    select state from mentor_queries where query_id = ${draft.queryId}
      and cohort_id = ${caller.membership.cohortId} and asked_by_id = ${caller.userId} for update`);
  const state = rows[0]?.state;
  if (state === undefined) throw refuse('NOT_FOUND', 'There is no such query of yours.');
  if (state !== 'UNANSWERED') throw refuse('CONFLICT', 'This query is answered already.');
  await tx.execute(sql`
    update mentor_queries set title = ${draft.title}, description = ${draft.description}, namespace = ${namespace},
      node_id = ${nodeId}, is_shared = coalesce(${draft.isShared ?? null}::boolean, is_shared),
      bot_answer = coalesce(${botAnswer === null ? null : JSON.stringify(botAnswer)}::jsonb, bot_answer)
    where query_id = ${draft.queryId}`);
  return draft.queryId;
}

/** Hands an own talk with the course assistant over with a query; one that was handed over stays where it is. */
const handOver = (tx: Transaction, { userId, membership }: Member, conversationId: string, queryId: string) =>
  tx.execute(sql`update assistant_turns set query_id = ${queryId} where user_id = ${userId}
    and cohort_id = ${membership.cohortId} and conversation_id = ${conversationId} and query_id is null`);

async function keepQuery(deps: Deps, caller: Member, draft: Draft, wantsBot: boolean): Promise<QueryDetails> {
  const { view, subject } = await openSubject(deps, caller, draft);
  const botAnswer = wantsBot ? await answerFromCourse(deps, view, draft) : null;
  const { queryId, conversationId } = draft;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const written =
      queryId === undefined
        ? await ask(tx, caller, draft, subject, { guideId: view.facts.guideId, botAnswer, now })
        : await change(tx, caller, { ...draft, queryId }, subject, botAnswer);
    if (written === null)
      return findQuery(tx, caller, {
        side: 'learner',
        which: sql`q.asked_by_id = ${caller.userId} and q.client_id = ${draft.clientId ?? null}`,
        now,
      });
    if (conversationId !== undefined) await handOver(tx, caller, conversationId, written);
    await keepAttachments(tx, deps, draft.attachments, {
      cohortId: caller.membership.cohortId,
      userId: caller.userId,
      queryId: written,
    });
    return findQuery(tx, caller, { side: 'learner', which: byId(written), now });
  });
}

/**
 * Asks a query or changes the own unanswered one (API-174, QUERY-02..05, D-90).
 * @throws Refusal LOCKED, FORBIDDEN for mentors, NOT_FOUND, CONFLICT answered already; for files as keepAttachments
 */
export async function saveQuery(deps: Deps, caller: Member, draft: Draft): Promise<{ query: QueryDetails }> {
  return { query: await keepQuery(deps, caller, draft, false) };
}

/** As saveQuery, with what the course says to it (API-179). @throws Refusal CONFLICT where the bot is not switched on */
export async function saveQueryWithBot(
  deps: Deps,
  caller: Member,
  { askBot = false, ...draft }: Draft & { askBot?: boolean | undefined },
): Promise<{ query: QueryDetails; botAnswer?: BotAnswer }> {
  const { aiBotEnabled } = await readLockFacts(deps, caller.membership.cohortId);
  if (!aiBotEnabled) throw refuse('CONFLICT', 'The course assistant is not switched on for this cohort.');
  const query = await keepQuery(deps, caller, draft, askBot);
  return { query, ...(askBot && query.botAnswer ? { botAnswer: query.botAnswer } : {}) };
}
