import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { guideQueriesKey, guideThreadQuery, writeAnswer } from '../../../data/guide-queries.ts';
import { mentorDashboardQuery } from '../../../data/mentors.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { Message } from '../../../parts/queries/Message.tsx';
import { MessageForm, type WriteMessage } from '../../../parts/queries/MessageForm.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { ShowMore } from '../../../parts/ShowMore.tsx';

/** How often an open thread looks for news. */
const LOOK_MS = 30_000;

/** What was written under a query, and the answer that is being written while it is not resolved. */
export function GuideThread({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const { queryId, state } = query;
  const client = useQueryClient();
  const thread = useInfiniteQuery({ ...guideThreadQuery({ cohortId, queryId }), refetchInterval: LOOK_MS });
  const [written, setWritten] = useState(0);
  const isResolved = state === 'RESOLVED';
  const write: WriteMessage = async (message) => {
    await writeAnswer({ cohortId, queryId, ...message });
    await client.invalidateQueries({ queryKey: guideQueriesKey(cohortId) });
    void client.invalidateQueries({ queryKey: mentorDashboardQuery(cohortId).queryKey });
  };
  return (
    <section className={css.part} aria-labelledby="answers">
      <Heading level={2} size="m" id="answers">
        Answers
      </Heading>
      <LoadState query={thread} loading="The answers are loading">
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.thread);
          return messages.length === 0 ? (
            <Text tone="soft">Nobody has answered yet.</Text>
          ) : (
            <ol className={css.thread} aria-live="polite" aria-relevant="additions">
              {messages.map((message) => (
                <Message
                  key={message.threadId}
                  cohortId={cohortId}
                  queryId={queryId}
                  message={message}
                  isClosed={isResolved}
                  write={write}
                />
              ))}
            </ol>
          );
        }}
      </LoadState>
      <ShowMore list={thread} />
      {isResolved ? (
        <Text size="s" tone="soft">
          The learner has resolved this query, so nothing more is written under it.
        </Text>
      ) : (
        <MessageForm
          key={written}
          cohortId={cohortId}
          queryId={queryId}
          write={write}
          words={{ field: 'Your answer', send: 'Send the answer' }}
          onSent={() => setWritten((count) => count + 1)}
        />
      )}
    </section>
  );
}
