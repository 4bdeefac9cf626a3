import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { markQueryRead, writeMessage } from '../../../data/change-queries.ts';
import { queriesKey, threadQuery } from '../../../data/mentor-queries.ts';
import type { WriteMessage } from '../../../parts/queries/MessageForm.tsx';
import { QueryThread } from '../../../parts/queries/QueryThread.tsx';
import { WaitingNote } from './WaitingNote.tsx';

/** The messages of a query, and the field to write more while it is not resolved. */
export function Thread({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const { queryId } = query;
  const client = useQueryClient();
  const write: WriteMessage = async (message) => {
    const written = await writeMessage({ cohortId, queryId, ...message });
    // An answered query waits again with a further message of its asker.
    await client.invalidateQueries({ queryKey: queriesKey(cohortId) });
    return written;
  };
  const { mutate: markRead } = useMutation({
    mutationFn: () => markQueryRead({ cohortId, queryId }),
    onSuccess: () => {
      // Its notifications were read with it.
      void client.invalidateQueries({ queryKey: ['notifications'] });
      return client.invalidateQueries({ queryKey: [...queriesKey(cohortId), 'list'] });
    },
  });
  return (
    <QueryThread
      cohortId={cohortId}
      query={query}
      thread={useInfiniteQuery(threadQuery({ cohortId, queryId }))}
      write={write}
      markRead={markRead}
      closing="This query is resolved, so no more messages can be added."
      unanswered={query.state !== 'RESOLVED' && <WaitingNote cohortId={cohortId} />}
    />
  );
}
