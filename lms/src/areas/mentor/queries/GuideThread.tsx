import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  guideQueriesKey,
  guideThreadQuery,
  markQueryReadByGuide,
  writeAnswer,
} from '../../../data/guide-queries.ts';
import { mentorDashboardQuery } from '../../../data/mentors.ts';
import type { WriteMessage } from '../../../parts/queries/MessageForm.tsx';
import { QueryThread } from '../../../parts/queries/QueryThread.tsx';

const WORDS = { field: 'Your answer', send: 'Send the answer' };

/** The messages of a query, and the answer being written while it is not resolved. */
export function GuideThread({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const { queryId } = query;
  const client = useQueryClient();
  const write: WriteMessage = async (message) => {
    const written = await writeAnswer({ cohortId, queryId, ...message });
    await client.invalidateQueries({ queryKey: guideQueriesKey(cohortId) });
    void client.invalidateQueries({ queryKey: mentorDashboardQuery(cohortId).queryKey });
    return written;
  };
  const { mutate: markRead } = useMutation({
    mutationFn: () => markQueryReadByGuide({ cohortId, queryId }),
    onSuccess: () => {
      // Its notifications were read with it.
      void client.invalidateQueries({ queryKey: ['notifications'] });
      return client.invalidateQueries({ queryKey: [...guideQueriesKey(cohortId), 'list'] });
    },
  });
  return (
    <QueryThread
      cohortId={cohortId}
      query={query}
      thread={useInfiniteQuery(guideThreadQuery({ cohortId, queryId }))}
      write={write}
      markRead={markRead}
      words={WORDS}
      closing="The learner has resolved this query, so no more messages can be added."
    />
  );
}
