import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { discardDraft } from '../../../../data/office-course-drafts.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { TypedName } from '../../list/TypedName.tsx';

type DiscardDraftProps = { draft: CourseDraft; onDiscarded: () => void };

/** Discards a draft, after a warning that this cannot be undone and typing its title. */
export function DiscardDraft({ draft, onDiscarded }: DiscardDraftProps) {
  const [isAsking, setAsking] = useState(false);
  const [isSure, setSure] = useState(false);
  const discard = useMutation({ mutationFn: () => discardDraft(draft), onSuccess: onDiscarded });
  return (
    <>
      <Button size="s" variant="danger" onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <Dialog
        title={`Discard the draft of ${draft.title}?`}
        open={isAsking}
        onOpenChange={(next) => {
          setSure(false);
          setAsking(next);
        }}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              variant="danger"
              disabled={!isSure}
              loading={discard.isPending}
              onClick={() => discard.mutate()}
            >
              Discard draft
            </Button>
          </>
        }
      >
        <Text>
          {draft.baseVersion === 0 ? 'All of it' : `Everything written since version ${draft.baseVersion}`} is
          lost, by every author, and cannot be undone. Export it first if you may want it again. The published
          course stays as it is.
        </Text>
        <TypedName name={draft.title} onChange={setSure} />
        <ErrorBanner error={discard.error} />
      </Dialog>
    </>
  );
}
