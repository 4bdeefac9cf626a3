import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { Annotation } from '@plinth/ui/Annotation';
import { useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { States } from '../../../data/progress.ts';
import type { CoursePage } from '../../../parts/outline/course-pages.ts';
import { ProgressMark } from '../../../parts/ProgressMark.tsx';
import { openTimer } from '../../../stores/open-timer.ts';
import { OpenTimer } from '../OpenTimer.tsx';
import * as css from './MissionBar.css.ts';

type MissionBarProps = {
  mission: CurriculumNode;
  pages: readonly CoursePage[];
  states: States['nodes'] | undefined;
  shown: string | undefined;
  cohortId: string;
};

/** The current mission, its steps with their progress, and the time left. */
export function MissionBar({ mission, pages, states, shown, cohortId }: MissionBarProps) {
  const client = useQueryClient();
  const { running } = useSnapshot(openTimer);
  const part = { cohortId, namespace: 'OPEN_LMS', isPreview: false } as const;
  return (
    <div className={css.bar}>
      <div className={css.head}>
        <span className={css.title}>{mission.meta.title}</span>
        {running && (
          <span className={css.time}>
            <Annotation>Time left</Annotation>
            <OpenTimer
              onEnd={() => void client.invalidateQueries({ queryKey: ['curriculum', 'open-lms'] })}
            />
          </span>
        )}
      </div>
      <nav aria-label="Steps of the mission">
        <ol className={css.steps}>
          {pages.map(({ node }) => {
            const own = states?.[node.nodeId];
            return (
              <li key={node.nodeId}>
                <a
                  className={css.step}
                  href={pagePath(part, mission.nodeId, node.nodeId)}
                  aria-current={node.nodeId === shown ? 'page' : undefined}
                >
                  <ProgressMark state={own?.state ?? 'NOT_STARTED'} isLocked={own?.isLocked ?? false} />
                  {node.meta.title}
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}
