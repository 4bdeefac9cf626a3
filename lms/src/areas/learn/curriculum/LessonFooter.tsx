import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { isStep } from '@plinth/domain/progress/complete-node';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import type { States } from '../../../data/progress.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import type { CoursePage } from '../../../parts/outline/course-pages.ts';
import * as css from './LessonPage.css.ts';
import { useCompleteNode } from './use-complete-node.ts';

type LessonFootProps = {
  part: CurriculumPart;
  node: CurriculumNode;
  pages: readonly CoursePage[];
  /** The position of this page among the pages, -1 while unknown. */
  at: number;
  progress: Pick<UseQueryResult<States>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  canMark: boolean;
};

/** Types completed by something other than reading. */
const DONE_ELSEWHERE = ['QUIZ', 'ASSIGNMENT', 'TASK', 'LIVE_SESSION'];

/** Marks the page as done, and links to the previous and the next one. */
export function LessonFooter({ part, node, pages, at, progress, canMark }: LessonFootProps) {
  const reason = useId();
  const states = progress.data?.nodes;
  const complete = useCompleteNode(part);
  const before = at > 0 ? pages[at - 1] : undefined;
  const after = at >= 0 ? pages[at + 1] : undefined;
  const isDone = states?.[node.nodeId]?.state === 'COMPLETED';
  const isWaitedFor = (state?: States['nodes'][string]) => state?.state !== 'COMPLETED' && !state?.isOptional;
  const waiting = node.children.filter((child) => isStep(child) && isWaitedFor(states?.[child.nodeId]));

  const isMarkedHere = canMark && !DONE_ELSEWHERE.includes(node.type);

  return (
    <footer className={css.footer}>
      {isMarkedHere && !states && progress.error && (
        <div role="alert" className={css.mark}>
          <Text as="span" secondary>
            Whether you have completed this page could not be loaded. {progress.error.message}
          </Text>
          <Button size="s" loading={progress.isFetching} onClick={() => void progress.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {isMarkedHere && states && (
        <div className={css.mark} aria-live="polite" ref={keepFocus}>
          {isDone ? (
            <span className={css.done}>
              <Check size={18} aria-hidden="true" /> Completed
            </span>
          ) : (
            <>
              <Button
                variant="primary"
                disabled={waiting.length > 0}
                loading={complete.isPending}
                aria-describedby={waiting.length > 0 ? reason : undefined}
                onClick={() => complete.mutate(node.nodeId)}
              >
                Mark complete
              </Button>
              {waiting.length > 0 && (
                <Text as="span" secondary id={reason}>
                  First: {waiting.map((step) => step.meta.title).join(', ')}
                </Text>
              )}
            </>
          )}
        </div>
      )}
      <nav className={css.turn} aria-label="Pages before and after">
        {before && (
          <a
            rel="prev"
            className={css.turnLink}
            href={pagePath(part, before.module.nodeId, before.node.nodeId)}
          >
            <span className={css.turnLabel}>Previous</span>
            {before.node.meta.title}
          </a>
        )}
        {after &&
          (after.node.isLocked ? (
            <span className={css.turnLink}>
              <span className={css.turnLabel}>Next, still locked</span>
              {after.node.meta.title}
            </span>
          ) : (
            <a
              rel="next"
              className={css.turnLink}
              href={pagePath(part, after.module.nodeId, after.node.nodeId)}
            >
              <span className={css.turnLabel}>Next</span>
              {after.node.meta.title}
            </a>
          ))}
      </nav>
    </footer>
  );
}
