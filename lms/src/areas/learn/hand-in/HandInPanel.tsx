import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ownReportQuery, type TaskAddress } from '../../../data/assignments.ts';
import { formatDay } from '../../../parts/format-day.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { DraftForm } from './DraftForm.tsx';
import * as css from './hand-in.css.ts';
import { reviewText } from './review-texts.ts';
import { VersionList } from './VersionList.tsx';

/** Where a learner hands something in at a task and reads what the review made of it (FORM-01, ENUM-48). */
export function HandInPanel({ address }: { address: TaskAddress }) {
  const own = useQuery(ownReportQuery(address));
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
  const status = reviewText(task.reviewStatus, task.versions.length > 0);
  return (
    <div className={css.panel} data-status={task.reviewStatus}>
      <div className={css.stack}>
        <div className={css.line}>
          <StatusChip tone={status.tone}>{status.text}</StatusChip>
          <Annotation>
            {[
              task.endDate && `Due ${formatDay(task.endDate, ownZone())}`,
              task.credits > 0 ? `${task.credits} credits` : 'No credits',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Annotation>
        </div>
        <Text tone="soft">{status.help}</Text>
      </div>
      {task.isOpen && (
        <DraftForm key={task.versions.length} address={address} task={task} max={LONG_TEXT_MAX} />
      )}
      {task.versions.length > 0 && (
        <VersionList cohortId={address.cohortId} versions={task.versions} maxScore={task.maxScore} />
      )}
    </div>
  );
}
