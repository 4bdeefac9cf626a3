import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { isStep } from '@plinth/domain/progress/complete-node';
import { Heading } from '@plinth/ui/Heading';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import type { States } from '../../../data/progress.ts';
import { lockText } from '../../../parts/outline/lock-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ProgressMark } from '../../../parts/ProgressMark.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import * as css from './LessonPage.css.ts';

type StepsBelowProps = {
  part: CurriculumPart;
  node: CurriculumNode;
  moduleId: string;
  states: States['nodes'] | undefined;
};

/** What belongs to a lesson besides reading it: its quiz, its assignment. */
export function StepsBelow({ part, node, moduleId, states }: StepsBelowProps) {
  const steps = orderByRank(node.children.filter(isStep));
  if (steps.length === 0) return null;
  return (
    <section className={css.stepsTitle}>
      <Heading level={2} size="m">
        Part of this lesson
      </Heading>
      <ul className={css.steps}>
        {steps.map((step) => {
          const isLocked = states?.[step.nodeId]?.isLocked ?? step.isLocked ?? false;
          const inside = (
            <>
              <ProgressMark
                state={states?.[step.nodeId]?.state ?? step.state ?? 'NOT_STARTED'}
                isLocked={isLocked}
              />
              <span>{step.meta.title}</span>
              <span className={css.stepKind}>
                {isLocked ? lockText([node, step], ownZone()) : stepKind(step.type)}
              </span>
            </>
          );
          return (
            <li key={step.nodeId}>
              {isLocked ? (
                <span className={css.step}>{inside}</span>
              ) : (
                <a className={css.stepLink} href={pagePath(part, moduleId, step.nodeId)}>
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
