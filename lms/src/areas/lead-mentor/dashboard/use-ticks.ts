import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leadDashboardQuery, tickItem } from '../../../data/lead-mentors.ts';

/**
 * Ticks of a session's checklist: shown before they are saved, sent one after the other, and reverted when the school
 * refuses one or cannot be reached.
 */
export function useTicks(cohortId: string, liveSessionId: string) {
  const client = useQueryClient();
  const { queryKey } = leadDashboardQuery(cohortId);
  const mark = (itemId: string, isDone: boolean) =>
    client.setQueryData(
      queryKey,
      (before) =>
        before && {
          ...before,
          preSessionChecklist: before.preSessionChecklist.map((item) =>
            item.itemId === itemId ? { ...item, isDone } : item,
          ),
        },
    );
  const send = useMutation({
    scope: { id: `checklist:${liveSessionId}` },
    mutationFn: ({ itemId, isDone }: { itemId: string; isDone: boolean }) =>
      tickItem({ cohortId, liveSessionId, itemId, isDone }),
    onError: (_error, { itemId, isDone }) => mark(itemId, !isDone),
  });
  return {
    tick: async (itemId: string, isDone: boolean) => {
      // An older answer still in transit must not revert the tick.
      await client.cancelQueries({ queryKey });
      mark(itemId, isDone);
      send.mutate({ itemId, isDone });
    },
    problem: send.error && `That was not saved. ${send.error.message}`,
  };
}
