import type { AssistantTurn } from '@plinth/domain/mentor-queries/assistant';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { assistantTurns } from '../../db/schema/assistant.ts';
import type { Deps } from '../../deps.ts';
import { type Member, requireLearner } from '../curriculum/open-curriculum.ts';
import { toTurn } from './ask-assistant.ts';
import { openAssistant } from './open-assistant.ts';

/** Questions shown per conversation. */
const SHOWN = 50;

/**
 * Returns the caller's last conversation with the course assistant that was not handed over, oldest question first.
 * @throws Refusal CONFLICT if the assistant is not switched on, LOCKED, FORBIDDEN for mentors
 */
export async function readAssistant(
  deps: Deps,
  caller: Member,
): Promise<{ conversation: { conversationId: string; turns: AssistantTurn[] } | null }> {
  const { cohortId } = caller.membership;
  requireLearner(caller, 'LEARNING');
  await openAssistant(deps, cohortId);
  const own = and(eq(assistantTurns.cohortId, cohortId), eq(assistantTurns.userId, caller.userId));
  const newest = [desc(assistantTurns.askedAt), desc(assistantTurns.turnId)];
  const talk = deps.db
    .select({ conversationId: assistantTurns.conversationId })
    .from(assistantTurns)
    .where(and(own, isNull(assistantTurns.queryId)))
    .orderBy(...newest)
    .limit(1);
  const turns = await deps.db
    .select()
    .from(assistantTurns)
    .where(and(own, eq(assistantTurns.conversationId, talk)))
    .orderBy(...newest)
    .limit(SHOWN);
  const [last] = turns;
  if (!last) return { conversation: null };
  return { conversation: { conversationId: last.conversationId, turns: turns.map(toTurn).reverse() } };
}
