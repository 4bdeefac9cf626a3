import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Button } from '@plinth/ui/Button';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { writeMessage } from '../../../data/change-queries.ts';
import { queriesKey, threadQuery } from '../../../data/mentor-queries.ts';
import { Message } from '../../../parts/queries/Message.tsx';
import { MessageForm, type WriteMessage } from '../../../parts/queries/MessageForm.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { WaitingNote } from './WaitingNote.tsx';

/** How often an open thread looks for news. */
const LOOK_MS = 30_000;

/** What was written under a query, and the place to write more while it is not resolved. */
export function Thread({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const { queryId } = query;
  const thread = useInfiniteQuery({ ...threadQuery({ cohortId, queryId }), refetchInterval: LOOK_MS });
  const [written, setWritten] = useState(0);
  const client = useQueryClient();
  const write: WriteMessage = async (message) => {
    await writeMessage({ cohortId, queryId, ...message });
    await client.invalidateQueries({ queryKey: threadQuery({ cohortId, queryId }).queryKey });
    void client.invalidateQueries({ queryKey: [...queriesKey(cohortId), 'list'] });
  };
  const messages = thread.data?.pages.flatMap((page) => page.thread) ?? [];
  const isResolved = query.state === 'RESOLVED';
  return (
    <section className={css.part} aria-labelledby="answers">
      <Heading level={2} size="m" id="answers">
        Answers
      </Heading>
      {thread.data === undefined ? (
        thread.isError ? (
          <ErrorState
            level={3}
            title="The answers could not be loaded"
            onRetry={() => void thread.refetch()}
            retrying={thread.isFetching}
          >
            <Text tone="soft">{thread.error.message}</Text>
          </ErrorState>
        ) : (
          <div role="status" aria-busy="true" aria-label="The answers are loading" className={css.part}>
            <Skeleton shape="text" width="most" />
            <Skeleton shape="text" width="half" />
          </div>
        )
      ) : messages.length === 0 ? (
        <>
          <Text tone="soft">Nobody has answered yet.</Text>
          {!isResolved && <WaitingNote cohortId={cohortId} />}
        </>
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
      )}
      {thread.hasNextPage && (
        <div className={css.actions}>
          <Button size="s" loading={thread.isFetchingNextPage} onClick={() => void thread.fetchNextPage()}>
            Show later messages
          </Button>
        </div>
      )}
      {isResolved ? (
        <Text size="s" tone="soft">
          This query is resolved, so nothing more is written under it.
        </Text>
      ) : (
        <MessageForm
          key={written}
          cohortId={cohortId}
          queryId={queryId}
          write={write}
          onSent={() => setWritten((count) => count + 1)}
        />
      )}
    </section>
  );
}
