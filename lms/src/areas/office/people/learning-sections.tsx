import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import {
  personEnrolmentsQuery,
  personHandInsQuery,
  personProgressQuery,
  personQueriesQuery,
} from '../../../data/office-people.ts';
import { placeStateText, STATE_TONES } from '../enrolments/enrolment-texts.ts';
import { shortTime } from '../list/short-time.ts';
import { PersonSection } from './PersonSection.tsx';
import { useSectionPage } from './section-page.ts';

type SectionProps = { userId: string };

const REVIEW_TEXTS = {
  PENDING: 'Waiting for review',
  IN_REVIEW: 'In review',
  REVIEWED: 'Accepted',
  EXPIRED: 'Expired',
  REJECTED: 'Not accepted',
} as const;
const QUERY_TEXTS = { UNANSWERED: 'Unanswered', ANSWERED: 'Answered', RESOLVED: 'Resolved' } as const;

export const EnrolmentsSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="enrolments"
    title="Enrolments"
    query={useQuery(personEnrolmentsQuery(userId))}
    rowsOf={(data) => data.enrolments}
    rowKey={({ cohortId }) => cohortId}
    empty="In no cohort yet."
    columns={[
      {
        id: 'cohort',
        header: 'Cohort',
        cell: ({ cohortId, cohort }) => <Link href={`/office/cohorts/${cohortId}/groups`}>{cohort}</Link>,
      },
      {
        id: 'state',
        header: 'State',
        cell: (place) => <StatusChip tone={STATE_TONES[place.state]}>{placeStateText(place)}</StatusChip>,
      },
      { id: 'group', header: 'Group', cell: ({ group }) => group ?? '–' },
      { id: 'since', header: 'Since', figures: 'end', cell: ({ enrolledAt }) => shortTime(enrolledAt) },
    ]}
  />
);

export const ProgressSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="progress"
    title="Progress"
    query={useQuery(personProgressQuery(userId))}
    rowsOf={(data) => data.progress}
    rowKey={({ cohortId }) => cohortId}
    empty="No progress yet."
    columns={[
      { id: 'cohort', header: 'Cohort', cell: ({ cohort }) => cohort },
      {
        id: 'topics',
        header: 'Topics done',
        figures: true,
        cell: ({ completedTopics, totalTopics, percentage }) =>
          totalTopics === 0 ? '–' : `${completedTopics} of ${totalTopics}, ${percentage} %`,
      },
      {
        id: 'steps',
        header: 'Steps done',
        figures: true,
        cell: ({ completed, total }) => `${completed} of ${total}`,
      },
      { id: 'credits', header: 'Credits', figures: true, cell: ({ credits }) => String(credits) },
      {
        id: 'last',
        header: 'Last step',
        figures: 'end',
        cell: ({ lastStepAt }) => (lastStepAt ? shortTime(lastStepAt) : '–'),
      },
    ]}
  />
);

export const HandInsSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="hand-ins"
    title="Hand-ins"
    query={useQuery(personHandInsQuery({ userId, pageNo: useSectionPage('hand-ins') }))}
    rowsOf={(data) => data.handIns}
    totalOf={(data) => data.total}
    rowKey={({ reportId }) => reportId}
    empty="Nothing has been handed in yet."
    columns={[
      {
        id: 'title',
        header: 'Task',
        cell: ({ title, version }) => (version > 1 ? `${title}, version ${version}` : title),
      },
      { id: 'cohort', header: 'Cohort', cell: ({ cohort }) => cohort },
      {
        id: 'status',
        header: 'Review',
        cell: ({ reviewStatus }) => <StatusChip>{REVIEW_TEXTS[reviewStatus]}</StatusChip>,
      },
      {
        id: 'score',
        header: 'Score',
        figures: true,
        cell: ({ score }) => (score === null ? '–' : String(score)),
      },
      { id: 'at', header: 'Handed in', figures: 'end', cell: ({ submittedAt }) => shortTime(submittedAt) },
    ]}
  />
);

export const QueriesSection = ({ userId }: SectionProps) => (
  <PersonSection
    id="queries"
    title="Queries"
    query={useQuery(personQueriesQuery({ userId, pageNo: useSectionPage('queries') }))}
    rowsOf={(data) => data.queries}
    totalOf={(data) => data.total}
    rowKey={({ queryId }) => queryId}
    empty="Nothing has been asked yet."
    columns={[
      { id: 'title', header: 'Query', cell: ({ title }) => title },
      { id: 'cohort', header: 'Cohort', cell: ({ cohort }) => cohort },
      { id: 'state', header: 'State', cell: ({ state }) => <StatusChip>{QUERY_TEXTS[state]}</StatusChip> },
      { id: 'at', header: 'Asked', figures: 'end', cell: ({ createdAt }) => shortTime(createdAt) },
    ]}
  />
);
