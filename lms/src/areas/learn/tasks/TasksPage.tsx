import type { Task } from '@plinth/domain/assignments/report';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { REVIEW_STATUSES, type ReviewStatus } from '@plinth/domain/reviews/review-status';
import { Annotation } from '@plinth/ui/Annotation';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { tasksQuery } from '../../../data/assignments.ts';
import { outlineQuery } from '../../../data/curriculum.ts';
import { reviewText } from '../../../parts/hand-in/review-texts.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as rows from '../../../parts/link-rows.css.ts';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { StampChip } from '../../../parts/StampChip.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { dueText } from '../dashboard/due-text.ts';
import { HandInPanel } from '../hand-in/HandInPanel.tsx';
import * as css from './tasks.css.ts';

type TasksPageProps = { cohortId: string; status: ReviewStatus | null; taskId: string | null };

const TAB: Record<ReviewStatus, string> = {
  PENDING: 'Pending',
  IN_REVIEW: 'In review',
  REVIEWED: 'Reviewed',
  EXPIRED: 'Overdue',
  REJECTED: 'To be reworked',
};

const waitsForLearner = ({ submittedAt, reviewStatus }: Task) =>
  submittedAt === null || reviewStatus === 'REJECTED';

/**
 * Groups tasks: first what the learner has to do, then what the guide has, then what is done; a requested status is one
 * group.
 */
function groupsOf(tasks: readonly Task[], status: ReviewStatus | null): { title: string; tasks: Task[] }[] {
  if (status !== null) return [{ title: TAB[status], tasks: [...tasks] }];
  const parts = [
    { title: 'For you to do', tasks: tasks.filter(waitsForLearner) },
    {
      title: 'With your guide',
      tasks: tasks.filter((task) => !waitsForLearner(task) && task.reviewStatus !== 'REVIEWED'),
    },
    {
      title: 'Reviewed',
      tasks: tasks.filter((task) => !waitsForLearner(task) && task.reviewStatus === 'REVIEWED'),
    },
  ];
  return parts.filter((part) => part.tasks.length > 0);
}

/** All hand-ins, open or done, by the status of their review. */
export function TasksPage({ cohortId, status, taskId }: TasksPageProps) {
  const tasks = useQuery(tasksQuery(cohortId));
  const base = `/learn/${encodeURIComponent(cohortId)}/tasks`;
  return (
    <div className={css.page}>
      <PageHeading title="Tasks" cohortId={cohortId} />
      <LoadState
        query={tasks}
        loading="Your tasks are loading"
        failed="Your tasks could not be loaded"
        skeleton={<RowsSkeleton />}
      >
        {({ tasks: all }) => {
          if (all.length === 0)
            return (
              <EmptyState title="No tasks yet" level={2}>
                <Text tone="soft">Assignments appear here when their modules open.</Text>
              </EmptyState>
            );
          const shown = all.filter(({ reviewStatus }) => status === null || reviewStatus === status);
          return (
            <>
              <ChipTabs
                label="Tasks by review"
                value={status ?? 'ALL'}
                tabs={[
                  { value: 'ALL', label: 'All', count: all.length, href: base },
                  ...REVIEW_STATUSES.map((one) => ({
                    value: one,
                    label: TAB[one],
                    count: all.filter(({ reviewStatus }) => reviewStatus === one).length,
                    href: `${base}?status=${one}`,
                  })),
                ]}
              />
              {shown.length === 0 ? (
                <EmptyState title={`Nothing under ${TAB[status ?? 'PENDING']}`} level={2} />
              ) : (
                groupsOf(shown, status).map(({ title, tasks: group }) => (
                  <section key={title} className={css.group} aria-label={title}>
                    {status === null && (
                      <Heading level={2} size="s">
                        {title}
                      </Heading>
                    )}
                    <ul className={rows.list}>
                      {group.map((task) => (
                        <TaskRow
                          key={task.nodeId}
                          cohortId={cohortId}
                          task={task}
                          isOpened={task.nodeId === taskId}
                          href={`${base}?${new URLSearchParams({
                            ...(status ? { status } : {}),
                            ...(task.nodeId === taskId ? {} : { task: task.nodeId }),
                          })}`}
                        />
                      ))}
                    </ul>
                  </section>
                ))
              )}
            </>
          );
        }}
      </LoadState>
    </div>
  );
}

type TaskRowProps = { cohortId: string; task: Task; isOpened: boolean; href: string };

function TaskRow({ cohortId, task, isOpened, href }: TaskRowProps) {
  const now = useNow();
  const part = { cohortId, namespace: task.namespace, isPreview: false };
  const outline = useQuery({ ...outlineQuery(part), enabled: isOpened });
  const page = coursePages(outline.data?.nodes ?? []).find(({ node }) => node.nodeId === task.nodeId);
  const due = dueText(task.endDate, now);
  const isExpired = task.reviewStatus === 'PENDING' && task.submittedAt === null && due.isLate;
  const status = reviewText(isExpired ? 'EXPIRED' : task.reviewStatus, task.submittedAt !== null);
  const isWaiting = waitsForLearner(task);
  return (
    <li className={rows.row}>
      <a className={rows.link} href={href} aria-expanded={isOpened}>
        <span className={rows.title}>{task.title}</span>
        <span className={rows.facts}>
          <StampChip stamp={status} />
          {isWaiting && (
            <Annotation tone={due.isLate ? 'error' : due.isSoon ? 'warning' : 'faint'}>{due.text}</Annotation>
          )}
          <Annotation>{task.credits > 0 ? `${task.credits} credits` : 'No credits'}</Annotation>
          {task.score !== undefined && <Annotation>{task.score} points</Annotation>}
        </span>
        {task.remark && !isOpened && <span className={css.remark}>{task.remark}</span>}
      </a>
      {isOpened && (
        <div className={css.opened}>
          <p>
            <Link href={pagePath(part, page?.module.nodeId ?? task.nodeId, task.nodeId)}>Read the brief</Link>
          </p>
          <HandInPanel isStatusTold address={{ cohortId, namespace: task.namespace, nodeId: task.nodeId }} />
        </div>
      )}
    </li>
  );
}
