import type { LearnerRow } from '@plinth/domain/mentors/group-performance';
import { GROUP_SORTS } from '@plinth/domain/mentors/group-sorts';
import { Avatar } from '@plinth/ui/Avatar';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { Select } from '@plinth/ui/Select';
import { type SortDirection, Table, type TableColumn } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { groupPerformanceQuery } from '../../../data/mentors.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { creditsText } from '../../../parts/performance/credits-text.ts';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as page from '../guide-page.css.ts';
import { mentorHref } from '../mentor-href.ts';
import { nameOf } from '../name-of.ts';
import * as css from './group.css.ts';
import { filterOf, type GroupSearch, groupHref, tableOf, WORK_KINDS } from './group-search.ts';

type GroupTableProps = {
  cohortId: string;
  search: GroupSearch;
  onSearch: (search: GroupSearch, isReplacing?: boolean) => void;
};

const KIND_TEXTS = { TOPIC: 'Lessons', QUIZ: 'Quizzes', ASSIGNMENT: 'Assignments', TASK: 'Tasks' } as const;

/** Every learner of the guide's groups with credits, work done and sessions attended, in the requested order. */
export function GroupTable({ cohortId, search, onSearch }: GroupTableProps) {
  const filter = filterOf(search);
  const group = usePagedQuery(groupPerformanceQuery(cohortId, filter));
  const table = tableOf(search);
  const turn = (next: number, isReplacing = false) => {
    const { page: _, ...kept } = table;
    onSearch({ ...kept, ...(next > 1 ? { page: next } : {}) }, isReplacing);
  };
  useLastPage(group, filter.pageNo + 1, ({ learners, total }) => ({ rows: learners.length, total }), turn);
  const kinds = filter.kind
    ? WORK_KINDS.filter((kind) => kind === filter.kind)
    : WORK_KINDS.filter((kind) => group.data?.learners.some(({ byNodeType }) => byNodeType[kind]));

  function sort(column: string, chosen?: SortDirection) {
    const sortBy = oneOf(GROUP_SORTS, column);
    if (sortBy === undefined) return;
    const { page: _, sort: __, direction: ___, ...kept } = table;
    const isSame = filter.sortBy === sortBy;
    const turned = isSame && (filter.sortDirection === 'ASC' ? 'DESC' : 'ASC');
    const direction = chosen ? (chosen === 'ascending' ? 'ASC' : 'DESC') : turned;
    onSearch({
      ...kept,
      ...(sortBy === 'credits' ? {} : { sort: sortBy }),
      ...(direction ? { direction } : {}),
    });
  }

  const columns: TableColumn<LearnerRow>[] = [
    {
      id: 'name',
      header: 'Learner',
      orders: { ascending: 'Names from A to Z', descending: 'Names from Z to A' },
      cell: (learner) => (
        <span className={css.person}>
          <Avatar name={nameOf(learner)} src={learner.photo} size="s" decorative />
          <Link href={groupHref(cohortId, { ...table, learner: learner.userId })}>{nameOf(learner)}</Link>
        </span>
      ),
    },
    {
      id: 'credits',
      header: 'Credits',
      orders: { ascending: 'Fewest credits first', descending: 'Most credits first' },
      figures: 'end',
      cell: ({ credits }) => credits,
    },
    ...kinds.map(
      (kind): TableColumn<LearnerRow> => ({
        id: kind,
        header: KIND_TEXTS[kind],
        align: 'end',
        figures: true,
        cell: ({ byNodeType }) => {
          const done = byNodeType[kind];
          return done ? `${done.completed} of ${done.total}` : 'None';
        },
      }),
    ),
    {
      id: 'attendance',
      header: 'Sessions',
      orders: { ascending: 'Fewest sessions first', descending: 'Most sessions first' },
      figures: 'end',
      cell: ({ attendance: { attended, total } }) => (total === 0 ? 'None yet' : `${attended} of ${total}`),
    },
  ];

  return (
    <div className={page.page}>
      <PageHeading title="Group performance" cohortId={cohortId} />
      <div className={page.filters}>
        <Select
          label="Kind of work"
          value={filter.kind ?? ''}
          options={[
            { value: '', label: 'All work' },
            ...WORK_KINDS.map((value) => ({ value, label: stepKind(value) })),
          ]}
          onChange={({ target: { value } }) => {
            const { kind: _, page: __, ...kept } = table;
            const kind = oneOf(WORK_KINDS, value);
            onSearch({ ...kept, ...(kind ? { kind } : {}) });
          }}
        />
      </div>
      <LoadState query={group} what="Your learners" isPlural skeleton={<RowsSkeleton />}>
        {({ learners, average, total }) =>
          total === 0 ? (
            <EmptyState level={2} title="No learners in your groups yet">
              <Text tone="soft">The school puts learners into groups and gives each group a guide.</Text>
            </EmptyState>
          ) : (
            <>
              <Text tone="soft">
                {total === 1 ? '1 learner' : `${total} learners`}, {creditsText(average.credits)} on average
                {learners.some(({ attendance }) => attendance.total > 0)
                  ? `, ${average.attendance} % of the sessions attended`
                  : ''}
                .
              </Text>
              <Table
                caption="The learners in your groups"
                columns={columns}
                rows={learners}
                rowKey={({ userId }) => userId}
                sort={{
                  column: filter.sortBy,
                  direction: filter.sortDirection === 'ASC' ? 'ascending' : 'descending',
                }}
                onSort={sort}
              />
            </>
          )
        }
      </LoadState>
      <ListPagination
        label="Pages of learners"
        page={filter.pageNo + 1}
        total={group.data?.total}
        onPage={turn}
      />
      <p>
        <Link href={mentorHref(cohortId, 'task-assessment')}>What they handed in</Link>
      </p>
    </div>
  );
}
