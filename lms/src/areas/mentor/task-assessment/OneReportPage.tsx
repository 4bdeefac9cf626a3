import type { Report } from '@plinth/domain/assignments/report';
import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { exactTime } from '@plinth/domain/dates/format-day';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { Annotation } from '@plinth/ui/Annotation';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { cohortQuery } from '../../../data/cohorts.ts';
import { outlineQuery } from '../../../data/curriculum.ts';
import { ownGroupsQuery } from '../../../data/mentors.ts';
import { reportQuery, reportsQuery } from '../../../data/reports.ts';
import { ArticleSkeleton } from '../../../parts/ArticleSkeleton.tsx';
import { EntryRow } from '../../../parts/hand-in/EntryRow.tsx';
import * as handIn from '../../../parts/hand-in/hand-in.css.ts';
import { Version } from '../../../parts/hand-in/Version.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { useNow } from '../../../parts/use-now.ts';
import * as page from '../guide-page.css.ts';
import { mentorHref } from '../mentor-href.ts';
import { nameOf } from '../name-of.ts';
import { AssessForm } from './AssessForm.tsx';
import { type AssessmentSearch, assessmentHref, filtersOf, listOf } from './assessment-search.ts';
import { REPORT_TEXTS } from './report-texts.ts';

type OneReportPageProps = {
  cohortId: string;
  search: AssessmentSearch;
  reportId: string;
};

/** One hand-in: its content, earlier remarks, and the verdict, which leads to the next one. */
export function OneReportPage({ cohortId, search, reportId }: OneReportPageProps) {
  const report = useQuery(reportQuery(cohortId, reportId));
  const list = listOf(search);
  // From the first page: judged hand-ins leave the queue, and the pages move up.
  const queue = useQuery(reportsQuery(cohortId, { ...filtersOf(list), pageNo: 0 })).data?.reports ?? [];
  const isWaiting = ({ reviewStatus }: Report) => reviewStatus === 'PENDING' || reviewStatus === 'IN_REVIEW';
  const at = queue.findIndex((one) => one.reportId === reportId);
  const next = [...queue.slice(at + 1), ...queue.slice(0, Math.max(at, 0))].find(isWaiting);

  return (
    <div className={page.page}>
      <PageTitle page={report.data?.title ?? 'Task assessment'} cohortId={cohortId} />
      <p>
        <Link href={assessmentHref(cohortId, list)}>All hand-ins</Link>
      </p>
      <LoadState query={report} what="The hand-in" level={1} skeleton={<ArticleSkeleton />}>
        {(found) =>
          found === null ? (
            <EmptyState level={1} drawing="search" title="Hand-in not found">
              <Text tone="soft">It may be from a learner outside your groups.</Text>
            </EmptyState>
          ) : (
            <div className={page.beside}>
              <HandedIn cohortId={cohortId} report={found} />
              <AssessForm
                key={`${found.reportId}:${found.version}`}
                cohortId={cohortId}
                report={found}
                next={
                  next
                    ? {
                        href: assessmentHref(cohortId, { ...list, report: next.reportId }),
                        text: 'Next hand-in',
                      }
                    : { href: assessmentHref(cohortId, list), text: 'Back to the queue' }
                }
              />
            </div>
          )
        }
      </LoadState>
    </div>
  );
}

function HandedIn({ cohortId, report }: { cohortId: string; report: Report }) {
  const { nodeId, namespace, reviewStatus, rubric, earlier, dueAt } = report;
  const part = { cohortId, namespace, isPreview: true, area: 'mentor' } as const;
  const outline = useQuery(outlineQuery(part));
  const brief = coursePages(outline.data?.nodes ?? []).find(({ node }) => node.nodeId === nodeId);
  const { tone, text } = REPORT_TEXTS[reviewStatus];
  const now = useNow();
  const cohort = useQuery(cohortQuery(cohortId)).data?.cohort;
  const groups = useQuery(ownGroupsQuery(cohortId)).data?.groups ?? [];
  // A lead mentor reads hand-ins of learners who are in no group of theirs.
  const hasPerformance =
    cohort !== undefined &&
    cohortCan.openGroupPerformance({ cohort, now }).allowed &&
    groups.some(({ learners }) => learners.some(({ userId }) => userId === report.userId));
  return (
    <div className={page.part}>
      <PageHeading title={report.title} />
      <div className={page.facts}>
        <StatusChip tone={tone}>{text}</StatusChip>
        {report.isLate && <StatusChip tone="warning">Late</StatusChip>}
        {hasPerformance ? (
          <Link href={mentorHref(cohortId, 'group-performance', { learner: report.userId })}>
            {nameOf(report)}
          </Link>
        ) : (
          <Text as="span">{nameOf(report)}</Text>
        )}
        <Link href={pagePath(part, brief?.module.nodeId ?? nodeId, nodeId)}>Read the brief</Link>
      </div>
      <div className={page.facts}>
        <Annotation>Version {report.version}</Annotation>
        <Annotation>Handed in {exactTime(report.submittedAt, ownZone())}</Annotation>
        {dueAt && <Annotation>Due {exactTime(dueAt, ownZone())}</Annotation>}
      </div>
      {report.text && <p className={handIn.words}>{report.text}</p>}
      <ul className={handIn.entries} aria-label="What was handed in">
        {report.entries.map((entry) => (
          <EntryRow key={entry.entryId} cohortId={cohortId} entry={entry} />
        ))}
      </ul>
      {rubric.length > 0 && (
        <Section className={page.part} size="s" title="Criteria">
          <Table
            caption="Criteria of the hand-in"
            rows={rubric}
            rowKey={(row) => row.criterion}
            columns={[
              { id: 'criterion', header: 'Criterion', cell: (row) => row.criterion },
              { id: 'full', header: 'All points', cell: (row) => row.full },
              { id: 'partial', header: 'Some points', cell: (row) => row.partial },
              { id: 'points', header: 'Points', figures: 'end', cell: (row) => row.points },
            ]}
          />
        </Section>
      )}
      {earlier.length > 0 && (
        <Section
          className={page.part}
          size="s"
          title={earlier.length === 1 ? 'Previous version' : 'Earlier versions'}
        >
          <ol className={handIn.versions}>
            {earlier.map((version) => (
              <Version
                key={version.version}
                cohortId={cohortId}
                version={version}
                maxScore={report.maxScore}
                remarkFrom="Comments"
              />
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
