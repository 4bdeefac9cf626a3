import type { OfficeApplicationDetail } from '@plinth/domain/course-applications/office-application';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { declineApplication, declinePreviewQuery } from '../../../data/office-applications.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from '../list/list.css.ts';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { MailPart } from './MailPart.tsx';

/**
 * The form that declines an application or withdraws its offer, after a preview of its mail and typing the applicant's
 * address. If a colleague has changed the offer since, the new email is shown and confirmed first.
 */
export function DeclineForm({ application }: { application: OfficeApplicationDetail }) {
  const { applicationId, emailId, status } = application;
  const [isOpen, setOpen] = useState(false);
  const [confirmed, setConfirmed] = useState<{ seen: string | null } | null>(null);
  const preview = useQuery({ ...declinePreviewQuery(applicationId), enabled: isOpen });
  const decline = useOfficeChange((seen: string | null) => declineApplication(applicationId, seen), {
    said: 'Application declined.',
    onDone: () => setOpen(false),
  });
  const change = (next: boolean) => {
    decline.reset();
    setConfirmed(null);
    setOpen(next);
  };
  const wordsFor = (hasOffer: boolean) => (hasOffer ? 'Withdraw the offer' : 'Decline the application');
  const words = wordsFor(preview.data ? preview.data.seen !== null : status === 'OFFER_SENT');
  return (
    <div className={css.actions}>
      <Dialog
        size="s"
        title={`${words}?`}
        open={isOpen}
        onOpenChange={change}
        trigger={<Button variant="danger">{wordsFor(status === 'OFFER_SENT')}</Button>}
        footer={
          <>
            <Button onClick={() => change(false)}>Not now</Button>
            <Button
              variant="danger"
              disabled={!preview.data || confirmed?.seen !== preview.data.seen}
              loading={decline.isPending}
              onClick={() => {
                if (confirmed) decline.mutate(confirmed.seen, { onError: () => void preview.refetch() });
              }}
            >
              {words}
            </Button>
          </>
        }
      >
        <div className={css.part}>
          <LoadState query={preview} what="The email">
            {({ mail, seen }) => (
              <>
                <MailPart mail={mail} />
                <Text secondary>This cannot be undone.</Text>
                <TypedName
                  key={seen}
                  name={emailId}
                  onChange={(isTyped) => setConfirmed(isTyped ? { seen } : null)}
                />
              </>
            )}
          </LoadState>
          <ErrorBanner error={decline.error} />
        </div>
      </Dialog>
    </div>
  );
}
