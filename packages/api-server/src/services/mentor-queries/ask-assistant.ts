import type { AssistantQuestion, AssistantTurn } from '@plinth/domain/mentor-queries/assistant';
import { and, desc, eq, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { insertTurn } from '../../db/queries/mentor-queries/insert-turn.ts';
import { assistantTurns } from '../../db/schema/assistant.ts';
import type { Deps } from '../../deps.ts';
import { type Member, readCohortView, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { answerFromCourse } from './answer-from-course.ts';
import { openAssistant } from './open-assistant.ts';

type Row = Pick<typeof assistantTurns.$inferSelect, 'turnId' | 'question' | 'answer' | 'askedAt'>;

/** Converts a stored question to the shape of the app. */
export const toTurn = ({ turnId, question, answer, askedAt }: Row): AssistantTurn => ({
  turnId,
  question,
  answer,
  askedAt: askedAt.toISOString(),
});

/** Finds what was already asked with this clientId, and the previous question of the same conversation. */
async function findKnown({ db }: Deps, { userId, membership }: Member, asked: AssistantQuestion) {
  const isSame = eq(assistantTurns.clientId, asked.clientId);
  const [row] = await db
    .select()
    .from(assistantTurns)
    .where(
      and(
        eq(assistantTurns.userId, userId),
        eq(assistantTurns.cohortId, membership.cohortId),
        or(isSame, eq(assistantTurns.conversationId, asked.conversationId)),
      ),
    )
    .orderBy(desc(isSame), desc(assistantTurns.askedAt))
    .limit(1);
  const known = row?.clientId === asked.clientId ? row : undefined;
  return { known, earlier: known ? undefined : row?.question };
}

/**
 * Answers a question from the open part of the caller's course, once per clientId; the previous question helps to
 * choose between equally good sentences. No mentor is notified.
 * @throws Refusal CONFLICT if the assistant is not switched on or the conversation was handed over, LOCKED, FORBIDDEN
 * for mentors
 */
export async function askAssistant(
  deps: Deps,
  caller: Member,
  asked: AssistantQuestion,
): Promise<{ turn: AssistantTurn }> {
  const { cohortId } = caller.membership;
  requireLearner(caller, 'LEARNING');
  await openAssistant(deps, cohortId);
  const { known, earlier } = await findKnown(deps, caller, asked);
  if (known) return { turn: toTurn(known) };
  const view = await readCohortView(deps, cohortId, caller.userId);
  const answer = await answerFromCourse(deps, view, {
    title: asked.question,
    description: earlier ?? '',
  });
  const turn = await insertTurn.first(deps.db, {
    turnId: uuidv7(),
    cohortId,
    userId: caller.userId,
    conversationId: asked.conversationId,
    clientId: asked.clientId,
    question: asked.question,
    answer,
    askedAt: deps.now(),
  });
  if (!turn)
    throw refuse('CONFLICT', 'This conversation is already with the mentors. Ask a new question instead.');
  return { turn: toTurn(turn) };
}
