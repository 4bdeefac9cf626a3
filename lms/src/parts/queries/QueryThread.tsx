import type { QueryDetails, ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadState } from '../LoadState.tsx';
import { ShowMore } from '../ShowMore.tsx';
import { Message } from './Message.tsx';
import { MessageForm, type MessageWords, type WriteMessage } from './MessageForm.tsx';
import * as css from './queries.css.ts';
import { useReadMark } from './use-read-mark.ts';

type QueryThreadProps = {
  cohortId: string;
  query: QueryDetails;
  thread: UseInfiniteQueryResult<InfiniteData<{ thread: ThreadEntry[]; total: number }>>;
  write: WriteMessage;
  /** Marks the query read for its reader. */
  markRead: () => void;
  words?: MessageWords;
  /** Why a resolved query accepts no more messages. */
  closing: string;
  /** Shown below the text that no one has answered. */
  unanswered?: ReactNode;
};

/**
 * All the messages of a query, oldest first, and the form to write more until it is resolved. The query is marked read
 * once they are shown, and again for each that arrives meanwhile.
 */
export function QueryThread({
  cohortId,
  query: { queryId, state },
  thread,
  write,
  markRead,
  words,
  closing,
  unanswered,
}: QueryThreadProps) {
  const [written, setWritten] = useState(0);
  const isResolved = state === 'RESOLVED';
  const { hasNextPage, isFetching, isError, fetchNextPage } = thread;
  // The newest messages are on the last page. The button remains for a page that could not be loaded.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  useReadMark(thread.data ? `${state} ${thread.data.pages.at(-1)?.total}` : null, markRead);
  return (
    <Section className={css.part} title="Answers">
      <LoadState query={thread} what="The answers" isPlural level={3}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.thread);
          return messages.length === 0 ? (
            <>
              <Text tone="soft">Nobody has answered yet.</Text>
              {unanswered}
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
          );
        }}
      </LoadState>
      {thread.hasNextPage && (
        <div className={css.actions}>
          <ShowMore list={thread} label="Show later messages" />
        </div>
      )}
      {isResolved ? (
        <Text secondary>{closing}</Text>
      ) : (
        <MessageForm
          key={written}
          cohortId={cohortId}
          queryId={queryId}
          write={write}
          words={words}
          onSent={() => setWritten((count) => count + 1)}
        />
      )}
    </Section>
  );
}
