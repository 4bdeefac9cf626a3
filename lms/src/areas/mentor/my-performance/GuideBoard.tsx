import type { GuidePlace } from '@plinth/domain/leaderboards/guide-leaderboard';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useNavigate } from '@tanstack/react-router';
import { guideBoardQuery } from '../../../data/guide-performance.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as ranking from '../../../parts/ranking.css.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as css from './my-performance.css.ts';

const ROWS = ['a', 'b', 'c', 'd'];

/** The guides of the cohort by what they answered and reviewed in it, and the guide's rank if it is on another page. */
export function GuideBoard({ cohortId, page }: { cohortId: string; page: number }) {
  const navigate = useNavigate();
  const board = usePagedQuery(guideBoardQuery(cohortId, page - 1));
  const path = areaPagePath('mentor', cohortId, 'my-performance');
  const turn = (next: number, isReplacing = false) =>
    void navigate({ href: `${path}?page=${next}`, replace: isReplacing });
  useLastPage(board, page, ({ leaderboard, total }) => ({ rows: leaderboard.length, total }), turn);
  return (
    <QueryPanel
      title="Guides of this cohort"
      query={board}
      note={
        board.data && (
          <Annotation>
            {board.data.total} {board.data.total === 1 ? 'guide' : 'guides'}
          </Annotation>
        )
      }
      skeleton={ROWS.map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ leaderboard, me, total }) => (
        <div className={css.board} aria-busy={board.isPlaceholderData}>
          <Text secondary>
            The score counts the queries answered and the hand-ins reviewed here. A level is a third of the
            best score.
          </Text>
          {me && leaderboard.every(({ userId }) => userId !== me.userId) && (
            <section aria-label="Your place" className={ranking.own}>
              <Place place={me} name="You" />
            </section>
          )}
          {leaderboard.length === 0 ? (
            <Text secondary>There is nobody on this page of the list.</Text>
          ) : (
            <ol className={ranking.places}>
              {leaderboard.map((place) => (
                <li
                  key={place.userId}
                  className={ranking.place}
                  aria-current={place.userId === me?.userId ? 'true' : undefined}
                >
                  <Place
                    place={place}
                    name={place.userId === me?.userId ? `${place.firstName} (you)` : place.firstName}
                  />
                </li>
              ))}
            </ol>
          )}
          <ListPagination label="Pages of the guides" page={page} total={total} onPage={turn} />
        </div>
      )}
    </QueryPanel>
  );
}

function Place({
  place: { firstName, photo, level, rank, score },
  name,
}: {
  place: GuidePlace;
  name: string;
}) {
  return (
    <>
      <span className={ranking.rank}>{rank}</span>
      <span className={ranking.person}>
        <Avatar name={firstName} {...(photo ? { src: photo } : {})} size="s" decorative />
        <Text as="span">{name}</Text>
      </span>
      <Annotation>Level {level}</Annotation>
      <span className={css.score}>
        {score} {score === 1 ? 'point' : 'points'}
      </span>
    </>
  );
}
