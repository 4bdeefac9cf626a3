import type { Report } from '@plinth/domain/assignments/report';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';

type EmptyVerdictProps = { report: Report; isAsked: boolean; onGive: () => void; onClose: () => void };

/** Asks for confirmation before a verdict with neither score nor remark: it is final and awards all credits. */
export function EmptyVerdict({ report, isAsked, onGive, onClose }: EmptyVerdictProps) {
  const { firstName, credits } = report;
  const who = firstName || 'The learner';
  return (
    <Dialog
      title="Finish without a score or comments?"
      description={`${who} ${credits === 0 ? '' : `gets all ${credits} credits and `}reads nothing from you. You cannot change it afterwards.`}
      open={isAsked}
      onOpenChange={(open) => !open && onClose()}
      size="s"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep reviewing
          </Button>
          <Button
            variant="primary"
            onClick={(event) => {
              // The second half of a double click on the opening button may land here.
              if (event.detail < 2) onGive();
            }}
          >
            Finish without them
          </Button>
        </>
      }
    />
  );
}
