import type { CohortClosing } from '@plinth/domain/closing/cohort-closing';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeCohort } from '../../../../data/office-closing.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { TypedName } from '../../list/TypedName.tsx';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import * as css from './closing.css.ts';
import { learnersText } from './closing-texts.ts';

const WORD = 'close';

type CloseDialogProps = { cohortId: string; closing: CohortClosing; onClose: () => void };

/** The dialog that closes a cohort, after showing who receives a mail and requiring the confirmation word. */
export function CloseDialog({ cohortId, closing, onClose }: CloseDialogProps) {
  const client = useQueryClient();
  const changed = useOfficeChanged();
  const [isSure, setSure] = useState(false);
  const completing = closing.learners.filter(({ outcome }) => outcome === 'COMPLETES').length;
  const lacking = closing.learners.filter(({ outcome }) => outcome === 'LACKS').length;
  const close = useMutation({
    mutationFn: () => closeCohort(cohortId, closing.stamp),
    onSuccess: async ({ completed }) => {
      onClose();
      await changed(`Cohort closed. ${learnersText(completed)} completed the course.`);
    },
    // What changed meanwhile is shown behind the message that says so.
    onError: () => client.invalidateQueries({ queryKey: ['office', 'cohort-closing'] }),
  });
  return (
    <Dialog
      title="Close the cohort"
      description={[
        completing === 1
          ? '1 learner completes the course and gets one email.'
          : `${learnersText(completing)} complete the course and get one email each.`,
        closing.certified > 0 &&
          (closing.certified === 1
            ? '1 who completed it earlier gets another certificate and one email.'
            : `${closing.certified} who completed it earlier get another certificate and one email each.`),
      ]
        .filter(Boolean)
        .join(' ')}
      open
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="primary"
            disabled={!isSure}
            loading={close.isPending}
            onClick={() => close.mutate()}
          >
            Close it
          </Button>
        </>
      }
    >
      <div className={css.part}>
        <Text>
          {lacking === 0
            ? 'Nobody lacks anything.'
            : lacking === 1
              ? '1 learner lacks something and stays in the cohort. Close it again once that is done.'
              : `${learnersText(lacking)} lack something and stay in the cohort. Close it again once that is done.`}{' '}
          Learners who have completed it can go on to placement; that is not undone.
        </Text>
        <TypedName name={WORD} onChange={setSure} />
        <ErrorBanner error={close.error} />
      </div>
    </Dialog>
  );
}
