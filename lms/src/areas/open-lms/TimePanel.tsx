import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { extendAccess } from '../../data/open-lms.ts';
import { showToast } from '../../parts/show-toast.ts';
import { openTimer } from '../../stores/open-timer.ts';
import { OpenTimer } from './OpenTimer.tsx';
import * as css from './open-lms.css.ts';
import { useOpenChange } from './use-open-change.ts';

type TimePanelProps = { dashboard: OpenDashboard; heading?: 1 | 2 };

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** How long the access lasts, with a one-time extension near its end. */
export function TimePanel({ dashboard, heading = 2 }: TimePanelProps) {
  const { running, started } = useSnapshot(openTimer);
  const client = useQueryClient();
  if (dashboard.status === 'PAYMENT_COMPLETED')
    return (
      <Section className={css.panel} data-tour="open-time" level={heading} size="s" title="No time limit">
        <Text secondary>
          You have paid for this course: every mission is open for as long as the course is taught.
        </Text>
      </Section>
    );
  const isUp = started && !running;
  return (
    <Section
      className={css.panel}
      data-tour="open-time"
      level={heading}
      size="s"
      title={isUp ? 'Your time is up' : 'Time left'}
    >
      {started ? (
        <OpenTimer onEnd={() => void client.invalidateQueries({ queryKey: ['dashboards', 'open-lms'] })} />
      ) : (
        <Text>{daysText(dashboard.accessDays)} from when you start</Text>
      )}
      {isUp && (
        <Text secondary>
          What you have completed and earned stays yours.
          {!dashboard.canExtendAccess &&
            !dashboard.timer.running &&
            ' You have already had the extra time; keeping the course opens it again.'}
        </Text>
      )}
      {dashboard.canExtendAccess && <Extend days={dashboard.extensionDays} isUp={isUp} />}
    </Section>
  );
}

function Extend({ days, isUp }: { days: number; isUp: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const extend = useOpenChange(extendAccess);
  const confirm = () =>
    extend.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        void showToast('success', `You have ${daysText(days)} more.`);
      },
    });
  return (
    <Dialog
      title={`Take ${daysText(days)} more?`}
      size="s"
      open={isAsking}
      onOpenChange={setAsking}
      trigger={<Button variant={isUp ? 'primary' : 'secondary'}>Extend access</Button>}
      footer={
        <>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Not now
          </Button>
          <Button variant="primary" loading={extend.isPending} onClick={confirm}>
            Take {daysText(days)} more
          </Button>
        </>
      }
    >
      <Text>
        You can do this once.{' '}
        {isUp ? 'The time counts from the moment you agree.' : 'The time is added to what is left.'}
      </Text>
    </Dialog>
  );
}
