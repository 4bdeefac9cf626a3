import { ApiError } from '@plinth/api-client/api-error';
import { hashKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { completeNode, markOngoing, type States, statesQuery } from '../../../data/progress.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { keepForLater } from '../../../stores/waiting.ts';

/** Sets the state of one node in the cached states; returns the previous one. */
const withState = (
  kept: States | undefined,
  nodeId: string,
  state: 'STARTED' | 'COMPLETED',
): States | undefined =>
  kept && { ...kept, nodes: { ...kept.nodes, [nodeId]: { isLocked: false, ...kept.nodes[nodeId], state } } };

/** Saves an offline completion on this device until it can be sent; false if it cannot be saved. */
async function savedForLater(
  client: QueryClient,
  { cohortId, namespace, isPreview }: CurriculumPart,
  { error, nodeId, state }: { error: Error; nodeId: string; state: 'STARTED' | 'COMPLETED' },
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 0 || typeof indexedDB === 'undefined') return false;
  const key = statesQuery({ cohortId, namespace, isPreview }).queryKey;
  client.setQueryData<States>(key, (kept) => withState(kept, nodeId, state));
  return keepForLater(
    { cohortId, namespace, nodeId, state, at: Date.now() },
    { hash: hashKey(key), data: client.getQueryData(key) },
  ).then(
    () => true,
    () => false,
  );
}

/**
 * Completes a node on the screen immediately; a refusal by the server reverts it. Offline it is saved and sent later.
 */
export function useCompleteNode(part: CurriculumPart) {
  const client = useQueryClient();
  const key: QueryKey = statesQuery(part).queryKey;
  return useMutation({
    mutationFn: (nodeId: string) => completeNode({ ...part, nodeId }),
    onMutate: async (nodeId) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<States>(key);
      client.setQueryData<States>(key, (kept) => withState(kept, nodeId, 'COMPLETED'));
      return { before };
    },
    onError: async (error, nodeId, context) => {
      if (await savedForLater(client, part, { error, nodeId, state: 'COMPLETED' })) {
        void showToast('success', 'Kept on this device. It is sent when the school can be reached.');
        return;
      }
      client.setQueryData(key, context?.before);
      void showToast('error', error.message);
    },
    onSuccess: ({ credits, unlockedNodeIds }) => {
      if (credits > 0)
        void showToast(
          'success',
          credits === 1 ? 'Completed. 1 credit earned.' : `Completed. ${credits} credits earned.`,
        );
      if (unlockedNodeIds.length > 0) void client.invalidateQueries({ queryKey: ['curriculum'] });
      void client.invalidateQueries({ queryKey: ['dashboards'] });
      void client.invalidateQueries({ queryKey: ['progress'] });
    },
  });
}

/** Marks a node as started; nothing waits for it and a failure is not reported. */
export function useMarkOngoing(part: CurriculumPart) {
  const client = useQueryClient();
  const key: QueryKey = statesQuery(part).queryKey;
  return useMutation({
    mutationFn: (nodeId: string) => markOngoing({ ...part, nodeId }),
    onSuccess: (_answer, nodeId) =>
      client.setQueryData<States>(key, (kept) =>
        kept?.nodes[nodeId]?.state === 'COMPLETED' ? kept : withState(kept, nodeId, 'STARTED'),
      ),
    onError: (error, nodeId) => savedForLater(client, part, { error, nodeId, state: 'STARTED' }),
  });
}
