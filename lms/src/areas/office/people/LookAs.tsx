import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { actAs } from '../../../stores/acting.ts';
import * as css from './person.css.ts';

/** Starts acting as a person, after explaining that this is read-only and recorded step by step. */
export function LookAs({ userId, name }: { userId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const start = useMutation({ mutationFn: () => actAs(userId) });
  return (
    <Dialog
      size="s"
      title={`View as ${name}?`}
      open={isOpen}
      onOpenChange={(next) => {
        start.reset();
        setOpen(next);
      }}
      trigger={<Button>View as this person</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Not now</Button>
          <Button variant="primary" loading={start.isPending} onClick={() => start.mutate()}>
            {' '}
            View{' '}
          </Button>
        </>
      }
    >
      <div className={css.section}>
        <Text>
          You see the school as {name} does, in this tab, under a banner. Nothing of theirs can be changed,
          and each step is recorded in the audit log.
        </Text>
        <ErrorBanner error={start.error} />
      </div>
    </Dialog>
  );
}
