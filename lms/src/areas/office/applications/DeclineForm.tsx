import type { OfficeApplicationDetail } from '@plinth/domain/course-applications/office-application';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { declineApplication, declineMailQuery } from '../../../data/office-applications.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from '../list/list.css.ts';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { MailPart } from './MailPart.tsx';

/**
 * The form that declines an application or withdraws its offer, after a preview of its mail and typing the applicant's
 * address.
 */
export function DeclineForm({ application }: { application: OfficeApplicationDetail }) {
  const { applicationId, emailId, status } = application;
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const mail = useQuery({ ...declineMailQuery(applicationId), enabled: isOpen });
  const decline = useOfficeChange(() => declineApplication(applicationId), {
    said: 'Application declined.',
    onDone: () => setOpen(false),
  });
  const words = status === 'OFFER_SENT' ? 'Withdraw the offer' : 'Decline the application';
  return (
    <div className={css.actions}>
      <Dialog
        size="s"
        title={`${words}?`}
        open={isOpen}
        onOpenChange={(next) => {
          decline.reset();
          setSure(false);
          setOpen(next);
        }}
        trigger={<Button variant="danger">{words}</Button>}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button
              variant="danger"
              disabled={!isSure || !mail.data}
              loading={decline.isPending}
              onClick={() => decline.mutate()}
            >
              {words}
            </Button>
          </>
        }
      >
        <div className={css.part}>
          <LoadState query={mail} loading="The email is loading" failed="The email could not be loaded">
            {(loaded) => <MailPart mail={loaded.mail} />}
          </LoadState>
          <Text size="s" tone="soft">
            This cannot be undone.
          </Text>
          <TypedName name={emailId} onChange={setSure} />
          {decline.error && (
            <Banner tone="error" live="alert">
              {decline.error.message}
            </Banner>
          )}
        </div>
      </Dialog>
    </div>
  );
}
