import type { Report } from '@plinth/domain/assignments/report';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Select } from '@plinth/ui/Select';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ownGroupsQuery } from '../../../data/mentors.ts';
import { reportsQuery } from '../../../data/reports.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from '../../../parts/link-rows.css.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as page from '../guide-page.css.ts';
import { nameOf } from '../name-of.ts';
import {
  type AssessmentSearch,
  assessmentHref,
  filtersOf,
  LISTED_STATUSES,
  type ListedStatus,
  listOf,
} from './assessment-search.ts';
import { REPORT_TEXTS } from './report-texts.ts';

type ReportQueueProps = {
  cohortId: string;
  search: AssessmentSearch;
  onSearch: (search: AssessmentSearch, isReplacing?: boolean) => void;
};

const TAB_TEXTS: Record<ListedStatus, string> = {
  OPEN: 'To assess',
  IN_REVIEW: REPORT_TEXTS.IN_REVIEW.text,
  REVIEWED: REPORT_TEXTS.REVIEWED.text,
  REJECTED: REPORT_TEXTS.REJECTED.text,
  all: 'All',
};

const PARTS = [
  { value: 'LEARNING', label: 'Curriculum' },
  { value: 'CAPSTONE', label: 'Capstone' },
] as const;

/** The hand-ins of the guide's groups by state, part and learner, page by page. */
export function ReportQueue({ cohortId, search, onSearch }: ReportQueueProps) {
  const filters = filtersOf(search);
  const reports = usePagedQuery(reportsQuery(cohortId, filters));
  const own = useQuery(ownGroupsQuery(cohortId));
  const learners = (own.data?.groups ?? []).flatMap((group) => group.learners);
  const total = reports.data?.total ?? 0;
  /** A changed list starts at its first page. */
  const change = (
    more: Partial<Record<keyof AssessmentSearch, string | number | undefined>>,
    isReplacing = false,
  ) => {
    const { page: _, ...kept } = listOf(search);
    const entries = Object.entries({ ...kept, ...more }).filter(([, value]) => value !== undefined);
    onSearch(Object.fromEntries(entries), isReplacing);
  };
  const turn = (next: number, isReplacing = false) => change(next > 1 ? { page: next } : {}, isReplacing);
  const isTurning = useLastPage(
    reports,
    filters.pageNo + 1,
    (data) => ({ rows: data.reports.length, total: data.total }),
    turn,
  );
  const tab = search.status ?? 'OPEN';
  const { page: _, status: __, ...others } = listOf(search);

  return (
    <div className={page.page}>
      <PageHeading title="Task assessment" cohortId={cohortId} />
      <ChipTabs
        label="Hand-ins by review"
        value={tab}
        tabs={([...LISTED_STATUSES, 'all'] as const).map((value) => ({
          value,
          label: TAB_TEXTS[value],
          href: assessmentHref(cohortId, {
            ...others,
            ...(value === 'OPEN' ? {} : { status: value }),
          }),
        }))}
      />
      <div className={page.filters}>
        {(own.isPending || learners.length > 0) && (
          <Select
            label="Learner"
            value={filters.userId ?? ''}
            options={[
              { value: '', label: 'Everyone' },
              ...learners.map((learner) => ({ value: learner.userId, label: nameOf(learner) })),
            ]}
            onChange={({ target: { value } }) => change({ learner: value || undefined })}
          />
        )}
        <Select
          label="Part"
          value={filters.namespace ?? ''}
          options={[{ value: '', label: 'Every part' }, ...PARTS]}
          onChange={({ target: { value } }) => change({ part: value || undefined })}
        />
      </div>
      <div role="status">
        {reports.data && (
          <Text as="span" secondary>
            {total === 1 ? '1 hand-in' : `${total} hand-ins`}
          </Text>
        )}
      </div>
      <LoadState query={reports} what="The hand-ins" isPlural skeleton={<RowsSkeleton />}>
        {(data) =>
          isTurning ? (
            <RowsSkeleton />
          ) : data.reports.length === 0 ? (
            <Nothing cohortId={cohortId} search={search} />
          ) : (
            <ul className={css.list} aria-busy={reports.isPlaceholderData || undefined}>
              {data.reports.map((report) => (
                <ReportRow
                  key={report.reportId}
                  report={report}
                  href={assessmentHref(cohortId, { ...listOf(search), report: report.reportId })}
                />
              ))}
            </ul>
          )
        }
      </LoadState>
      <ListPagination label="Pages of hand-ins" page={filters.pageNo + 1} total={total} onPage={turn} />
    </div>
  );
}

function ReportRow({ report, href }: { report: Report; href: string }) {
  const { tone, text } = REPORT_TEXTS[report.reviewStatus];
  return (
    <li className={css.row}>
      <a className={css.link} href={href}>
        <span className={css.title}>
          {nameOf(report)}: {report.title}
        </span>
        <span className={css.facts}>
          <StatusChip tone={tone}>{text}</StatusChip>
          {report.isLate && <StatusChip tone="warning">Late</StatusChip>}
          {report.version > 1 && <Annotation>version {report.version}</Annotation>}
          {report.score !== null && (
            <Annotation>
              {report.score} of {report.outOf ?? report.maxScore}
            </Annotation>
          )}
          <Annotation dateTime={report.submittedAt}>{dayText(report.submittedAt, ownZone())}</Annotation>
        </span>
      </a>
    </li>
  );
}

function Nothing({ cohortId, search }: { cohortId: string; search: AssessmentSearch }) {
  if (search.learner !== undefined || search.part !== undefined)
    return (
      <EmptyState
        level={2}
        drawing="search"
        title="No hand-in fits these filters"
        action={<Button href={assessmentHref(cohortId, { status: 'all' })}>Show all hand-ins</Button>}
      />
    );
  return search.status === undefined ? (
    <EmptyState
      level={2}
      title="Nothing needs your attention"
      action={<Button href={assessmentHref(cohortId, { status: 'all' })}>Show all hand-ins</Button>}
    >
      <Text tone="soft">Hand-ins from your groups appear here, longest waiting first.</Text>
    </EmptyState>
  ) : (
    <EmptyState level={2} title="No hand-ins yet" />
  );
}
