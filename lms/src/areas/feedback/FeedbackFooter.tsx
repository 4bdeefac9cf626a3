import { FEEDBACK_LATER } from '@plinth/domain/feedback/feedback-texts';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import * as css from './feedback.css.ts';

type FeedbackFootProps = { index: number; count: number; onLater: () => void };

/** The footer of a form with several questions: the way to postpone it, and the progress. */
export function FeedbackFooter({ index, count, onLater }: FeedbackFootProps) {
  return (
    <div className={css.below}>
      <Button size="s" variant="quiet" onClick={onLater}>
        {FEEDBACK_LATER}
      </Button>
      <div className={css.progress}>
        <DimensionLine
          label="Questions answered"
          hideLabel
          value={index}
          max={count}
          parts={count}
          text={`${index + 1} of ${count}`}
        />
      </div>
    </div>
  );
}
