import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { namespaceOfQuery, type QueryDraft } from '@plinth/domain/mentor-queries/query';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { guideQueryPath } from '@plinth/domain/navigation/query-paths';
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { askQuery } from '../../db/queries/mentor-queries/ask-query.ts';
import { assistantTurns } from '../../db/schema/assistant.ts';
import { mentorQueries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { readLockFacts } from '../cohorts/read-lock-facts.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { type CohortView, locksOf } from '../curriculum/cohort-view.ts';
import {
  findReadableNode,
  type Member,
  openCurriculum,
  readCohortView,
  refuseLock,
  requireLearner,
} from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { answerFromCourse } from './answer-from-course.ts';
import { keepAttachments } from './attachments.ts';
import { byId, findQuery } from './read-query.ts';

type Draft = QueryDraft & { attachments: File[]; conversationId?: string | undefined };
type Subject = { namespace: 'LEARNING' | 'CAPSTONE' | 'CAREER'; nodeId: string | null };

/** Whether the caller's query is already about this part: it stays so, whatever has become of the part. */
async function isAboutIt({ db }: Deps, { userId, membership }: Member, queryId: string, subject: Subject) {
  const [query] = await db
    .select({ namespace: mentorQueries.namespace, nodeId: mentorQueries.nodeId })
    .from(mentorQueries)
    .where(
      and(
        eq(mentorQueries.queryId, queryId),
        eq(mentorQueries.cohortId, membership.cohortId),
        eq(mentorQueries.askedById, userId),
      ),
    );
  return query?.namespace === subject.namespace && query.nodeId === subject.nodeId;
}

/**
 * The subject of the query: a node that its asker can read, also one that the course has dropped since, or none.
 * @throws Refusal LOCKED, NOT_FOUND, FORBIDDEN
 */
async function openSubject(
  deps: Deps,
  caller: Member,
  { queryId, meta }: Draft,
): Promise<{ view: CohortView; subject: Subject }> {
  requireLearner(caller, 'LEARNING');
  const namespace = namespaceOfQuery(meta);
  const nodeId = (meta.curriculumDetails ?? meta.capstoneDetails)?.nodeId ?? null;
  const subject = { namespace, nodeId };
  const view =
    nodeId === null
      ? await readCohortView(deps, caller.membership.cohortId, caller.userId)
      : await openCurriculum(deps, caller, { namespace });
  const cohort = { ...view.facts, capstoneInfo: { isCapstonePresent: view.facts.isCapstonePresent } };
  requirePermit(cohortCan.openQueries({ cohort, now: deps.now().toISOString() }));
  const isKept = queryId !== undefined && (await isAboutIt(deps, caller, queryId, subject));
  if (nodeId !== null && !isKept)
    refuseLock(locksOf(view, namespace)(findReadableNode(view, namespace, nodeId)));
  return { view, subject };
}

/**
 * Creates the query, unless the same clientId has done so, and notifies the guide of the asker's group, or every guide
 * of the cohort if the group has none. @returns the id of a new one
 */
async function ask(
  tx: Transaction,
  caller: Member,
  draft: Draft,
  { namespace, nodeId }: Subject,
  { guideId, botAnswer, now }: { guideId: string | null; botAnswer: BotAnswer | null; now: Date },
): Promise<string | null> {
  const { cohortId } = caller.membership;
  const queryId = uuidv7();
  const asked = await askQuery.first(tx, {
    queryId,
    cohortId,
    askedById: caller.userId,
    clientId: draft.clientId ?? null,
    title: draft.title,
    description: draft.description,
    namespace,
    nodeId,
    isShared: draft.isShared ?? false,
    guideId,
    botAnswer,
    now,
    newsKey: `query:${queryId}`,
    newsTitle: 'A learner has asked something',
    newsHref: guideQueryPath(cohortId, queryId),
  });
  if (!asked) throw new Error('the query was neither written nor refused');
  // The asker has got another guide since the group was read.
  if (!asked.isHeld)
    return ask(tx, caller, draft, { namespace, nodeId }, { guideId: asked.guideId, botAnswer, now });
  return asked.queryId;
}

/** Changes the caller's query while no one has answered it. @throws Refusal NOT_FOUND, CONFLICT */
async function change(
  tx: Transaction,
  caller: Member,
  draft: Draft & { queryId: string },
  { namespace, nodeId }: Subject,
  botAnswer: BotAnswer | null,
) {
  const [query] = await tx
    .select({ state: mentorQueries.state })
    .from(mentorQueries)
    .where(
      and(
        eq(mentorQueries.queryId, draft.queryId),
        eq(mentorQueries.cohortId, caller.membership.cohortId),
        eq(mentorQueries.askedById, caller.userId),
      ),
    )
    .for('update');
  if (!query) throw refuse('NOT_FOUND', 'Query not found.');
  if (query.state !== 'UNANSWERED') throw refuse('CONFLICT', 'This query has already been answered.');
  await tx
    .update(mentorQueries)
    .set({
      title: draft.title,
      description: draft.description,
      namespace,
      nodeId,
      ...(draft.isShared === undefined ? {} : { isShared: draft.isShared }),
      ...(botAnswer === null ? {} : { botAnswer }),
    })
    .where(eq(mentorQueries.queryId, draft.queryId));
  return draft.queryId;
}

/**
 * Hands one of the caller's conversations with the course assistant over with a query; one handed over earlier stays
 * where it is.
 */
const handOver = (tx: Transaction, { userId, membership }: Member, conversationId: string, queryId: string) =>
  tx
    .update(assistantTurns)
    .set({ queryId })
    .where(
      and(
        eq(assistantTurns.userId, userId),
        eq(assistantTurns.cohortId, membership.cohortId),
        eq(assistantTurns.conversationId, conversationId),
        isNull(assistantTurns.queryId),
      ),
    );

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
    if (written === null) {
      if (draft.clientId === undefined) throw new Error('the query was not written');
      return findQuery(tx, caller, { side: 'learner', which: { by: 'client_id', id: draft.clientId }, now });
    }
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
 * Creates a query or changes the caller's unanswered one.
 * @throws Refusal LOCKED, FORBIDDEN for mentors, NOT_FOUND, CONFLICT answered already; for files as keepAttachments
 */
export async function saveQuery(deps: Deps, caller: Member, draft: Draft): Promise<{ query: QueryDetails }> {
  return { query: await keepQuery(deps, caller, draft, false) };
}

/** Like saveQuery, with what the course says about it. @throws Refusal CONFLICT if the bot is not switched on */
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
