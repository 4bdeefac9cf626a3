import type { MailStop } from '@plinth/domain/mails/mail-stop';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { liftMailStop } from '../../../data/office-people.ts';
import { shortTime } from '../list/short-time.ts';

const TEXTS = {
  BOUNCE: 'Emails to this address came back: nothing more is sent there.',
  COMPLAINT: 'An email to this address was marked as unwanted: only what cannot be refused goes there.',
} as const;

/** Why mail to a person is held back, with a way to release it. */
export function MailStopNotice({ userId, stop }: { userId: string; stop: MailStop }) {
  const client = useQueryClient();
  const lift = useMutation({
    mutationFn: () => liftMailStop(userId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['office', 'people', userId] }),
  });
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
