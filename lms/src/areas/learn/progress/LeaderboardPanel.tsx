import type { Leaderboard, LeaderboardEntry } from '@plinth/domain/leaderboards/leaderboard';
import type { Level } from '@plinth/domain/leaderboards/level';
import { LEVELS } from '@plinth/domain/leaderboards/levels';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { LockedState } from '@plinth/ui/LockedState';
import { Select } from '@plinth/ui/Select';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cohortQuery, cohortUserDataQuery } from '../../../data/cohorts.ts';
import { boardQuery } from '../../../data/leaderboards.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as ranking from '../../../parts/ranking.css.ts';
import { stepKind } from '../../../parts/step-kind.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as css from './LeaderboardPanel.css.ts';
import { BOARD_KINDS, type BoardSearch, boardPath } from './performance-path.ts';

type LeaderboardPanelProps = { cohortId: string; search: BoardSearch };

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cohort, and whether the learner has a group in it. Mentors have no place, and see the groups they look after. */
function useBoardFacts(cohortId: string) {
  const cohort = useQuery(cohortQuery(cohortId));
  const place = useQuery(cohortUserDataQuery(cohortId));
  return {
    data:
      cohort.data && place.data !== undefined
        ? { ...cohort.data.cohort, hasGroup: place.data?.hasGroup ?? true }
        : undefined,
    error: cohort.error ?? place.error,
    isFetching: cohort.isFetching || place.isFetching,
    refetch: () => Promise.all([cohort, place].filter(({ error }) => error).map((one) => one.refetch())),
  };
}

/**
 * The leaderboards that the cohort allows: of the learner's group, of the whole course, or neither. Who has no group yet
 * is shown that of the course first.
 */
export function LeaderboardPanel({ cohortId, search }: LeaderboardPanelProps) {
  const facts = useBoardFacts(cohortId);
  return (
    <QueryPanel
      title="Leaderboard"
      query={facts}
      skeleton={ROWS.map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ isLeaderBoardAllowed, isLocalizedLeaderboard, hasGroup }) => {
        const scopes = [
          ...(isLocalizedLeaderboard ? (['group'] as const) : []),
          ...(isLeaderBoardAllowed ? (['course'] as const) : []),
        ];
        const usual = scopes.at(hasGroup ? 0 : -1);
        if (!usual)
          return (
            <LockedState level={3} title="No leaderboard" reason="This course does not rank its learners." />
          );
        const scope = scopes.find((one) => one === search.scope) ?? usual;
        const board = { cohortId, scopes, scope, search };
        return scope === 'group' && !hasGroup ? <Ungrouped {...board} /> : <Board {...board} />;
      }}
    </QueryPanel>
  );
}

type BoardProps = LeaderboardPanelProps & {
  scopes: readonly ('group' | 'course')[];
  scope: 'group' | 'course';
};

/** The choice between the leaderboards, if there is one. */
function ScopeTabs({ cohortId, scopes, scope, search }: BoardProps) {
  const path = (to: BoardProps['scope']) => boardPath(cohortId, { ...search, page: undefined, scope: to });
  return scopes.length > 1 ? (
    <ChipTabs
      label="Compared with"
      value={scope}
      tabs={[
        { value: 'group', label: 'Your group', href: path('group') },
        { value: 'course', label: 'The course', href: path('course') },
      ]}
    />
  ) : null;
}

/** The leaderboard of a group, for a learner without one. */
function Ungrouped(board: BoardProps) {
  return (
    <>
      <div className={css.filters}>
        <ScopeTabs {...board} />
      </div>
      <LockedState
        level={3}
        title="You are not in a group yet"
        reason="This leaderboard compares you with your group. It opens as soon as the school has put you in one."
      />
    </>
  );
}

function Board({ cohortId, scopes, scope, search }: BoardProps) {
  const navigate = useNavigate();
  const { level = 1, kind = null, page = 1 } = search;
  const board = usePagedQuery(boardQuery(cohortId, { scope, level, nodeType: kind, pageNo: page - 1 }));
  const path = (change: BoardSearch) => boardPath(cohortId, { ...search, page: undefined, ...change });
  const turn = (next: number, isReplacing = false) =>
    void navigate({ href: path({ page: next }), replace: isReplacing });
  useLastPage(board, page, ({ leaderboard, total }) => ({ rows: leaderboard.length, total }), turn);
  return (
    <>
      <div className={css.filters}>
        <ScopeTabs cohortId={cohortId} scopes={scopes} scope={scope} search={search} />
        <ChipTabs
          label="Level"
          value={String(level)}
          tabs={LEVELS.map((one) => ({
            value: String(one),
            label: `Level ${one}`,
            href: path({ level: one }),
          }))}
        />
        <Select
          label="Counted"
          hideLabel
          value={kind ?? ''}
          placeholder="All credits"
          options={BOARD_KINDS.map((type) => ({ value: type, label: `${stepKind(type)} credits` }))}
          onChange={({ target }) => {
            const chosen = BOARD_KINDS.find((type) => type === target.value);
            void navigate({
              href: boardPath(cohortId, { scope, level, ...(chosen ? { kind: chosen } : {}) }),
            });
          }}
        />
      </div>
      <QueryPanel
        title={scope === 'group' ? 'Your group' : 'The course'}
        query={board}
        note={
          board.data && (
            <Annotation>
              {board.data.total} {board.data.total === 1 ? 'learner' : 'learners'} at level {level}
            </Annotation>
          )
        }
        skeleton={ROWS.map((row) => <Skeleton key={row} shape="row" />)}
      >
        {(data) => (
          <div className={css.board} aria-busy={board.isPlaceholderData}>
            <OwnPlace me={data.me} level={level} toOwnLevel={(own) => path({ level: own })} />
            <Places board={data} level={level} />
            <ListPagination label="Pages of the leaderboard" page={page} total={data.total} onPage={turn} />
            {data.activePhases.length > 0 && <Text secondary>Open now: {data.activePhases.join(', ')}</Text>}
          </div>
        )}
      </QueryPanel>
    </>
  );
}

type OwnPlaceProps = { me: LeaderboardEntry | null; level: Level; toOwnLevel: (level: Level) => string };

/** The learner's rank, shown above every page regardless of where it is. */
function OwnPlace({ me, level, toOwnLevel }: OwnPlaceProps) {
  if (!me) return null;
  return (
    <section aria-label="Your place" className={ranking.own}>
      <span className={ranking.rank}>{me.rank}</span>
      <span className={css.name}>
        <Text strong>You</Text>
        {me.level === level ? (
          <Annotation>Level {me.level}</Annotation>
        ) : (
          <a className={css.link} href={toOwnLevel(me.level)}>
            You are at level {me.level}
          </a>
        )}
      </span>
      <span className={ranking.credits}>{me.credits} credits</span>
    </section>
  );
}

function Places({ board, level }: { board: Leaderboard; level: Level }) {
  if (board.leaderboard.length === 0)
    return (
      <Text secondary>
        Nobody is at level {level} yet. A level is a third of the credits the course offers.
      </Text>
    );
  return (
    <ol className={ranking.places}>
      {board.leaderboard.map((entry) => {
        const name = [entry.firstName, entry.lastName].filter(Boolean).join(' ');
        const isMe = entry.userId === board.me?.userId;
        return (
          <li key={entry.userId} className={ranking.place} aria-current={isMe ? 'true' : undefined}>
            <span className={ranking.rank}>{entry.rank}</span>
            <span className={ranking.person}>
              <Avatar name={name} {...(entry.photo ? { src: entry.photo } : {})} size="s" decorative />
              <Text as="span">
                {name}
                {isMe && ' (you)'}
              </Text>
            </span>
            <span className={ranking.credits}>
              {entry.credits} {entry.credits === 1 ? 'credit' : 'credits'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
