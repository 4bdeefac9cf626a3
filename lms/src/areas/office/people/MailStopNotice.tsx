import type { MailStop } from '@plinth/domain/mails/mail-stop';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { liftMailStop } from '../../../data/office-people.ts';
import { shortTime } from '../list/short-time.ts';
import { useOfficeChange } from '../list/use-office-change.ts';

const TEXTS = {
  BOUNCE: 'Emails to this address came back: nothing more is sent there.',
  COMPLAINT: 'An email to this address was marked as unwanted: only what cannot be refused goes there.',
} as const;

/** Why mail to a person is held back, with a way to release it. */
export function MailStopNotice({ userId, stop }: { userId: string; stop: MailStop }) {
  const lift = useOfficeChange(() => liftMailStop(userId), { said: 'Emails go to this address again.' });
  return (
    <Banner
      tone="error"
      title={TEXTS[stop.kind]}
      action={
        <Button size="s" loading={lift.isPending} onClick={() => lift.mutate()}>
          Allow emails again
        </Button>
      }
    >
      {lift.error ? lift.error.message : `${shortTime(stop.at)}: ${stop.reason}`}
    </Banner>
  );
}
