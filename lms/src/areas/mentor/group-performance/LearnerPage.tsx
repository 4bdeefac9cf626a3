import type { LearnerPerformance } from '@plinth/domain/mentors/group-performance';
import { creditHealthText } from '@plinth/domain/progress/credit-health';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { Section } from '@plinth/ui/Section';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { learnerPerformanceQuery } from '../../../data/mentors.ts';
import { slotText } from '../../../parts/evaluation/slot-text.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { CreditWeeks } from '../../../parts/performance/CreditWeeks.tsx';
import { creditsText } from '../../../parts/performance/credits-text.ts';
import { PerformanceSums } from '../../../parts/performance/PerformanceSums.tsx';
import { QuizResults } from '../../../parts/performance/QuizResults.tsx';
import { isClosed } from '../../../parts/queries/is-closed.ts';
import * as page from '../guide-page.css.ts';
import { LeadInterview } from '../LeadInterview.tsx';
import { mentorHref } from '../mentor-href.ts';
import { nameOf } from '../name-of.ts';
import * as css from './group.css.ts';
import { type GroupSearch, groupHref, tableOf } from './group-search.ts';

type LearnerPageProps = { cohortId: string; search: GroupSearch; userId: string };

/** The performance of one learner of the guide's groups: totals, weeks, quizzes and skills. */
export function LearnerPage({ cohortId, search, userId }: LearnerPageProps) {
  const performance = useQuery(learnerPerformanceQuery(cohortId, userId));
  const found = performance.data;
  return (
    <div className={page.page}>
      <PageTitle page={found ? nameOf(found.learner) : 'Group performance'} cohortId={cohortId} />
      <p>
        <Link href={groupHref(cohortId, tableOf(search))}>All learners</Link>
      </p>
      {found === undefined && isClosed(performance.error) ? (
        <EmptyState level={1} drawing="search" title="Learner not found in your groups">
          <Text tone="soft">Only learners of your own groups are shown here.</Text>
        </EmptyState>
      ) : (
        <LoadState
          query={performance}
          loading="The learner is loading"
          failed="The learner could not be loaded"
          level={1}
          skeleton={
            <>
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="row" />
              <Skeleton shape="block" />
            </>
          }
        >
          {(data) => <Shown cohortId={cohortId} data={data} />}
        </LoadState>
      )}
    </div>
  );
}

function Shown({ cohortId, data }: { cohortId: string; data: LearnerPerformance }) {
  const { learner, credits, creditHealth, weeks, quizResults, skills, interview } = data;
  return (
    <>
      <div className={page.head}>
        <div className={css.person}>
          <Avatar name={nameOf(learner)} src={learner.photo} decorative />
          <PageHeading title={nameOf(learner)} />
        </div>
        <div className={page.facts}>
          <Annotation>{creditsText(credits)}</Annotation>
          <Annotation>{creditHealthText(creditHealth)}</Annotation>
          <Link href={mentorHref(cohortId, 'task-assessment', { status: 'all', learner: learner.userId })}>
            Hand-ins
          </Link>
        </div>
      </div>
      {interview && (
        <Section className={page.panel} ref={keepFocus} size="s" title="Interview">
          <div className={page.actions}>
            <Text>{slotText(interview.startDate, ownZone())}</Text>
            <LeadInterview
              address={{ cohortId, userId: learner.userId }}
              firstName={learner.firstName}
              primaryMentor={interview.primaryMentor}
            />
          </div>
        </Section>
      )}
      <Section className={page.panel} size="s" title="Trends">
        <PerformanceSums {...data} />
        <CreditWeeks weeks={weeks} />
        <QuizResults results={quizResults} empty="No graded quiz is completed yet." />
      </Section>
      <Section className={page.panel} size="s" title="Skills">
        <Table
          caption="Course skills"
          rows={skills}
          rowKey={({ skillId }) => skillId}
          empty={<Text tone="soft">This course lists no skills.</Text>}
          columns={[
            { id: 'name', header: 'Skill', cell: ({ name }) => name },
            { id: 'level', header: 'Level', figures: 'end', cell: ({ level }) => `${level} of 3` },
            { id: 'credits', header: 'Credits', figures: 'end', cell: (skill) => skill.credits },
            {
              id: 'change',
              header: 'Last seven days',
              figures: 'end',
              cell: ({ change }) => (change > 0 ? `+${change}` : change),
            },
          ]}
        />
      </Section>
    </>
  );
}
