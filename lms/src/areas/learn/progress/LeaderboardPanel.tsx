import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Leaderboard, LeaderboardEntry } from '@plinth/domain/leaderboards/leaderboard';
import type { Level } from '@plinth/domain/leaderboards/level';
import { LEVELS } from '@plinth/domain/leaderboards/levels';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { LockedState } from '@plinth/ui/LockedState';
import { Pagination } from '@plinth/ui/Pagination';
import { Select } from '@plinth/ui/Select';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cohortQuery } from '../../../data/cohorts.ts';
import { boardQuery } from '../../../data/leaderboards.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as ranking from '../../../parts/ranking.css.ts';
import { stepKind } from '../../../parts/step-kind.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import * as css from './LeaderboardPanel.css.ts';
import { BOARD_KINDS, type BoardSearch, boardPath } from './performance-path.ts';

type LeaderboardPanelProps = { cohortId: string; search: BoardSearch };

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The leaderboards that the cohort allows: of the learner's group, of the whole course, or neither. */
export function LeaderboardPanel({ cohortId, search }: LeaderboardPanelProps) {
  const cohort = useQuery(cohortQuery(cohortId));
  return (
    <QueryPanel
      title="Leaderboard"
      query={cohort}
      skeleton={ROWS.map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ cohort: { isLeaderBoardAllowed, isLocalizedLeaderboard } }) => {
        const scopes = [
          ...(isLocalizedLeaderboard ? (['group'] as const) : []),
          ...(isLeaderBoardAllowed ? (['course'] as const) : []),
        ];
        const [first] = scopes;
        return first ? (
          <Board
            cohortId={cohortId}
            scopes={scopes}
            scope={scopes.find((scope) => scope === search.scope) ?? first}
            search={search}
          />
        ) : (
          <LockedState level={3} title="No leaderboard" reason="This course does not rank its learners." />
        );
      }}
    </QueryPanel>
  );
}

type BoardProps = LeaderboardPanelProps & {
  scopes: readonly ('group' | 'course')[];
  scope: 'group' | 'course';
};

function Board({ cohortId, scopes, scope, search }: BoardProps) {
  const navigate = useNavigate();
  const { level = 1, kind = null, page = 1 } = search;
  const board = useQuery({
    ...boardQuery(cohortId, { scope, level, nodeType: kind, pageNo: page - 1 }),
    placeholderData: keepPreviousData,
  });
  const path = (change: BoardSearch) => boardPath(cohortId, { ...search, page: undefined, ...change });
  const turn = (next: number, isReplacing = false) =>
    void navigate({ href: path({ page: next }), replace: isReplacing });
  useLastPage(board, page, ({ leaderboard, total }) => ({ rows: leaderboard.length, total }), turn);
  return (
    <>
      <div className={css.filters}>
        {scopes.length > 1 && (
          <ChipTabs
            label="Compared with"
            value={scope}
            tabs={[
              { value: 'group', label: 'Your group', href: path({ scope: 'group' }) },
              { value: 'course', label: 'The course', href: path({ scope: 'course' }) },
            ]}
          />
        )}
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
            <Pagination
              label="Pages of the leaderboard"
              page={page}
              pages={Math.ceil(data.total / PAGE_SIZE)}
              onPage={turn}
            />
            {data.activePhases.length > 0 && (
              <Text size="s" tone="soft">
                Open now: {data.activePhases.join(', ')}
              </Text>
            )}
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
        <Text as="span" weight="strong">
          You
        </Text>
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
      <Text size="s" tone="soft">
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
