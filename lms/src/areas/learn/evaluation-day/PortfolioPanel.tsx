import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { PortfolioDetails } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { StatusChip } from '@plinth/ui/StatusChip';
import { HandInSlot } from '../../../parts/LessonContent/hand-in-slot.ts';
import * as prose from '../../../parts/LessonContent/LessonContent.css.ts';
import { LessonContent } from '../../../parts/LessonContent/LessonContent.tsx';
import { HandInPanel } from '../hand-in/HandInPanel.tsx';
import * as css from './evaluation-day.css.ts';

type PortfolioPanelProps = {
  cohortId: string;
  topic: CurriculumNode;
  portfolio: PortfolioDetails | null;
  isLearner: boolean;
};

/** The portfolio to bring: its hand-in and state, or whether it exists at all. */
export function PortfolioPanel({ cohortId, topic, portfolio, isLearner }: PortfolioPanelProps) {
  const tasks = topic.children.filter(({ type }) => type === 'TASK' || type === 'ASSIGNMENT');
  return (
    <>
      {portfolio && tasks.length === 0 && (
        <div>
          <StatusChip tone={portfolio.status === 'COMPLETED' ? 'success' : 'warning'}>
            {portfolio.status === 'COMPLETED' ? 'Portfolio handed in' : 'Portfolio still to come'}
          </StatusChip>
        </div>
      )}
      {tasks.map((task) => {
        const handIn = isLearner ? (
          <HandInPanel address={{ cohortId, namespace: 'REVIEW_DAY', nodeId: task.nodeId }} />
        ) : null;
        return (
          <div key={task.nodeId} className={css.task}>
            {task.meta.content && <p className={css.lead}>{task.meta.content}</p>}
            <div className={prose.prose}>
              <HandInSlot value={handIn}>
                <LessonContent nodes={task.children} />
              </HandInSlot>
            </div>
          </div>
        );
      })}
    </>
  );
}
