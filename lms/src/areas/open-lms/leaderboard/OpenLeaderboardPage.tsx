import { ApiError } from '@plinth/api-client/api-error';
import type { OpenLeaderboard, OpenLeaderboardEntry } from '@plinth/domain/open-lms/open-leaderboard';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { openLeaderboardQuery } from '../../../data/open-lms.ts';
import { pageOf } from '../../../parts/address-values.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as ranking from '../../../parts/ranking.css.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { LoadingPage } from '../LoadingPage.tsx';
import * as page from '../open-lms.css.ts';
import * as css from './OpenLeaderboardPage.css.ts';

const pathOf = (pageNo: number) => `/open-lms/leaderboard${pageNo > 1 ? `?page=${pageNo}` : ''}`;

/** The learners of the open course, best first, with the user's own rank. */
export function OpenLeaderboardPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const shown = pageOf(search.page);
  const board = usePagedQuery(openLeaderboardQuery(shown - 1));
  const navigate = useNavigate();
  const turn = (next: number, isReplacing = false) =>
    void navigate({ href: pathOf(next), replace: isReplacing });
  useLastPage(board, shown, ({ leaderboard, total }) => ({ rows: leaderboard.length, total }), turn);
  const status = board.error instanceof ApiError ? board.error.status : 0;
  const back = <Button href="/open-lms">Go to the missions</Button>;
  return (
    <>
      {status === 404 ? (
        <EmptyState level={1} title="You are in no open course" action={back}>
          <Text tone="soft">The leaderboard is for the course you take.</Text>
        </EmptyState>
      ) : status === 403 ? (
        <LockedState
          level={1}
          title="The leaderboard is not open to you"
          reason={<Text tone="soft">{board.error?.message}</Text>}
          action={back}
        />
      ) : (
        <LoadState query={board} what="The leaderboard" level={1} skeleton={<LoadingPage />}>
          {(data) => <Board board={data} shown={shown} isStale={board.isPlaceholderData} onPage={turn} />}
        </LoadState>
      )}
    </>
  );
}

type BoardProps = {
  board: OpenLeaderboard;
  shown: number;
  isStale: boolean;
  onPage: (page: number) => void;
};

function Board({ board, shown, isStale, onPage }: BoardProps) {
  const { me, leaderboard, total } = board;
  return (
    <div className={css.board} aria-busy={isStale}>
      <div className={page.head}>
        <Heading level={1}>Leaderboard</Heading>
        <Text tone="soft" measure>
          Credits come from lessons and quizzes. Level 2 starts at a third of the course’s credits, level 3 at
          two thirds.
        </Text>
        <Annotation>{total === 1 ? '1 learner' : `${total} learners`}</Annotation>
      </div>
      {me && (
        <section aria-label="Your place" className={ranking.own}>
          <Place entry={me} name="You" />
        </section>
      )}
      {leaderboard.length === 0 ? (
        <Text tone="soft">There is nobody on this page.</Text>
      ) : (
        <ol className={ranking.places} aria-label="All learners">
          {leaderboard.map((entry) => {
            const isMe = entry.userId === me?.userId;
            return (
              <li key={entry.userId} className={ranking.place} aria-current={isMe ? 'true' : undefined}>
                <Place entry={entry} name={isMe ? `${entry.firstName} (you)` : entry.firstName} />
              </li>
            );
          })}
        </ol>
      )}
      <ListPagination label="Pages of the leaderboard" page={shown} total={total} onPage={onPage} />
    </div>
  );
}

function Place({ entry, name }: { entry: OpenLeaderboardEntry; name: string }) {
  return (
    <>
      <span className={ranking.rank}>{entry.rank}</span>
      <span className={ranking.person}>
        <Avatar name={entry.firstName} {...(entry.photo ? { src: entry.photo } : {})} size="s" decorative />
        <Text as="span">{name}</Text>
      </span>
      <Annotation>Level {entry.level}</Annotation>
      <span className={ranking.credits}>{entry.credits === 1 ? '1 credit' : `${entry.credits} credits`}</span>
    </>
  );
}
