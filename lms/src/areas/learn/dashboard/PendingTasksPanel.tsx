import { pagePath } from '@plinth/domain/navigation/page-path';
import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outlineQuery } from '../../../data/curriculum.ts';
import { pendingTasksQuery } from '../../../data/dashboards.ts';
import { coursePages } from '../../../parts/outline/course-pages.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './DashboardPage.css.ts';
import { dueText } from './due-text.ts';

/** How many tasks are expanded at first. */
const SHOWN = 5;

/** Everything waiting, the most urgent first. */
export function PendingTasksPanel({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const [isLong, setLong] = useState(false);
  const tasks = useQuery(pendingTasksQuery(cohortId));
  const outline = useQuery(outlineQuery({ cohortId, namespace: 'LEARNING', isPreview: false }));
  const modules = new Map(
    coursePages(outline.data?.nodes ?? []).map(({ node, module }) => [node.nodeId, module.nodeId]),
  );
  return (
    <QueryPanel
      title="Pending tasks"
      tour="pending-tasks"
      query={tasks}
      note={tasks.data && <Annotation>{tasks.data.count} open</Annotation>}
      skeleton={
        <>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </>
      }
    >
      {({ pendingTasks }) =>
        pendingTasks.length === 0 ? (
          <Text secondary>
            Nothing needs your attention. New quizzes and assignments appear here as their modules open.
          </Text>
        ) : (
          <>
            <ul className={css.rows}>
              {(isLong ? pendingTasks : pendingTasks.slice(0, SHOWN)).map((task) => {
                const due = dueText(task.endDate, now);
                const part = { cohortId, namespace: task.namespace, isPreview: false };
                return (
                  <li key={task.nodeId} className={css.row}>
                    <span className={css.levelOf}>
                      <a
                        className={css.rowLink}
                        href={pagePath(part, modules.get(task.nodeId) ?? task.nodeId, task.nodeId)}
                      >
                        {task.title}
                      </a>
                      <Annotation>{stepKind(task.type)}</Annotation>
                    </span>
                    <span className={css.whole}>
                      <Annotation tone={due.isLate ? 'error' : due.isSoon ? 'warning' : 'faint'}>
                        {due.text}
                      </Annotation>
                    </span>
                  </li>
                );
              })}
            </ul>
            {pendingTasks.length > SHOWN && !isLong && (
              <div>
                <button type="button" className={css.rowLink} onClick={() => setLong(true)}>
                  Show all {pendingTasks.length}
                </button>
              </div>
            )}
          </>
        )
      }
    </QueryPanel>
  );
}
