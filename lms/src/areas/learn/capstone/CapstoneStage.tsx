import type { Task } from '@plinth/domain/assignments/report';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { askPath } from '@plinth/domain/navigation/query-paths';
import { isStep } from '@plinth/domain/progress/complete-node';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import MessageSquare from 'lucide-react/icons/message-square';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import type { States } from '../../../data/progress.ts';
import { reviewText } from '../../../parts/hand-in/review-texts.ts';
import { lockText } from '../../../parts/outline/lock-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ProgressMark } from '../../../parts/ProgressMark.tsx';
import { StampChip } from '../../../parts/StampChip.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import { dueText } from '../dashboard/due-text.ts';
import * as css from './capstone.css.ts';

type CapstoneStageProps = {
  part: CurriculumPart;
  stage: CurriculumNode;
  states: States['nodes'] | undefined;
  taskOf: ReadonlyMap<string, Task>;
  /** Whether the address names this stage. */
  isMarked: boolean;
  now: string;
};

/** One stage: its subject, its pages, and the state of its hand-in. */
export function CapstoneStage({ part, stage, states, taskOf, isMarked, now }: CapstoneStageProps) {
  const isLocked = (node: CurriculumNode) => states?.[node.nodeId]?.isLocked ?? node.isLocked ?? false;
  const stateOf = (node: CurriculumNode) => states?.[node.nodeId]?.state ?? node.state ?? 'NOT_STARTED';
  const below = orderByRank(stage.children.filter(isStep));
  const steps = below.length > 0 ? below : [stage];
  return (
    <li className={css.stage} data-locked={isLocked(stage) || undefined} aria-current={isMarked || undefined}>
      <div className={css.head}>
        <Annotation>
          {isLocked(stage)
            ? `${stepKind(stage.type)} · ${lockText([stage], ownZone())}`
            : stepKind(stage.type)}
        </Annotation>
        <Heading level={2} size="m">
          {stage.meta.title ?? stepKind(stage.type)}
        </Heading>
        {stage.meta.content && <p className={css.lead}>{stage.meta.content}</p>}
      </div>
      <ul className={css.steps}>
        {steps.map((step) => {
          const task = taskOf.get(step.nodeId);
          const review = task && reviewText(task.reviewStatus, task.submittedAt !== null);
          const title = below.length > 0 ? (step.meta.title ?? stepKind(step.type)) : 'Read it';
          const inside = (
            <>
              <ProgressMark state={stateOf(step)} isLocked={isLocked(step)} />
              <span className={css.stepTitle}>{title}</span>
              <span className={css.facts}>
                {review && <StampChip stamp={review} />}
                {task && task.submittedAt === null && (
                  <Annotation>{dueText(task.endDate, now).text}</Annotation>
                )}
                {task?.score !== undefined && <Annotation>{task.score} points</Annotation>}
                {!task && (
                  <Annotation>
                    {isLocked(step) ? lockText([stage, step], ownZone()) : stepKind(step.type)}
                  </Annotation>
                )}
              </span>
            </>
          );
          return (
            <li key={step.nodeId}>
              {isLocked(step) ? (
                <span className={css.step}>{inside}</span>
              ) : (
                <a className={css.stepLink} href={pagePath(part, stage.nodeId, step.nodeId)}>
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {!isLocked(stage) && !part.isPreview && (
        <div>
          <Button
            size="s"
            variant="quiet"
            icon={<MessageSquare size={16} strokeWidth={1.5} aria-hidden="true" />}
            href={askPath(part.cohortId, { namespace: 'CAPSTONE', nodeId: stage.nodeId })}
          >
            Ask about this<VisuallyHidden>: {stage.meta.title ?? stepKind(stage.type)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}
