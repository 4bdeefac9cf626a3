import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { and, eq } from 'drizzle-orm';
import { videoPositions } from '../../db/schema/video-positions.ts';
import type { Deps } from '../../deps.ts';
import { findOpenNode, type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';

const VIDEOS: readonly string[] = ['VIDEO_PLAYER', 'VIDEO'];

type Video = { namespace: Namespace; nodeId: string };

/** Returns where the caller stopped watching a film; 0 before the first time. @throws Refusal FORBIDDEN */
export async function readVideoPosition(
  deps: Deps,
  caller: Member,
  { namespace, nodeId }: Video,
): Promise<{ seconds: number }> {
  requireLearner(caller, namespace);
  const [row] = await deps.db
    .select({ seconds: videoPositions.seconds })
    .from(videoPositions)
    .where(
      and(
        eq(videoPositions.cohortId, caller.membership.cohortId),
        eq(videoPositions.userId, caller.userId),
        eq(videoPositions.nodeId, nodeId),
      ),
    );
  return { seconds: row?.seconds ?? 0 };
}

/**
 * Saves where the caller stopped watching. The last call counts, so a repeat changes nothing.
 * @throws Refusal FORBIDDEN, NOT_FOUND, LOCKED, BAD_REQUEST for a node that is not a film
 */
export async function saveVideoPosition(
  deps: Deps,
  caller: Member,
  { namespace, nodeId, seconds }: Video & { seconds: number },
): Promise<{ seconds: number }> {
  requireLearner(caller, namespace);
  const view = await openCurriculum(deps, caller, { namespace });
  const node = findOpenNode(view, namespace, nodeId);
  if (!VIDEOS.includes(node.type)) throw refuse('BAD_REQUEST', 'This is not a film.');
  const position = { seconds, updatedAt: deps.now() };
  await deps.db
    .insert(videoPositions)
    .values({ cohortId: view.facts.cohortId, userId: caller.userId, nodeId, ...position })
    .onConflictDoUpdate({
      target: [videoPositions.cohortId, videoPositions.userId, videoPositions.nodeId],
      set: position,
    });
  return { seconds };
}
