import { isLate } from '@plinth/domain/assignments/task-status';
import { exactTime } from '@plinth/domain/dates/format-day';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ownReportQuery, type TaskAddress } from '../../../data/assignments.ts';
import * as css from '../../../parts/hand-in/hand-in.css.ts';
import { reviewText } from '../../../parts/hand-in/review-texts.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { WriterKnown } from '../../../parts/WriterKnown.tsx';
import { DraftForm } from './DraftForm.tsx';
import { VersionList } from './VersionList.tsx';

type HandInPanelProps = {
  address: TaskAddress;
  /** Whether the status is already shown above the panel. */
  isStatusTold?: boolean;
};

/**
 * The panel where a learner hands something in for a task and reads the review. The guide's remarks are above the form
 * that answers them.
 */
export function HandInPanel({ address, isStatusTold = false }: HandInPanelProps) {
  const own = useQuery(ownReportQuery(address));
  const now = useNow();
  if (own.data === undefined)
    return own.isError ? (
      <div role="alert" className={css.stack}>
        <Text tone="error">{own.error.message}</Text>
        <div>
          <Button size="s" loading={own.isFetching} onClick={() => void own.refetch()}>
            Try again
          </Button>
        </div>
      </div>
    ) : (
      <div role="status" aria-busy="true" aria-label="Your hand-in is loading" className={css.stack}>
        <Skeleton shape="annotation" width="third" />
        <Skeleton shape="control" width="full" />
        <Skeleton shape="control" width="full" />
      </div>
    );

  const { task } = own.data;
  const isHandedIn = task.versions.length > 0;
  const isOver = task.endDate !== null && isLate(now, task.endDate);
  // The due date may pass while the page is open; the school still decides by its own clock.
  const reviewStatus =
    task.reviewStatus === 'PENDING' && !isHandedIn && isOver ? 'EXPIRED' : task.reviewStatus;
  const status = reviewText(reviewStatus, isHandedIn, task.credits);
  return (
    <div className={css.panel} data-status={reviewStatus}>
      <div className={css.stack}>
        <div className={css.line}>
          {!isStatusTold && <StampChip stamp={status} />}
          <Annotation>
            {[
              task.endDate && `${isOver ? 'Was due' : 'Due'} ${exactTime(task.endDate, ownZone())}`,
              task.credits > 0 ? `${task.credits} credits` : 'No credits',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Annotation>
        </div>
        <Text tone="soft">{status.help}</Text>
      </div>
      {isHandedIn && (
        <VersionList cohortId={address.cohortId} versions={task.versions} maxScore={task.maxScore} />
      )}
      {task.isOpen && (
        <WriterKnown key={task.versions.length} loading="Your hand-in is loading">
          <DraftForm address={address} task={task} max={LONG_TEXT_MAX} />
        </WriterKnown>
      )}
    </div>
  );
}
