import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { callOffSession } from '../../../../data/office-sessions.ts';
import { useOfficeChange } from '../../list/use-office-change.ts';
import { countText } from '../groups/load-text.ts';

type CallOffProps = { session: OfficeSession; onDone: () => void };

/** Cancels a session after showing who is notified. */
export function CallOff({ session, onDone }: CallOffProps) {
  const [isAsking, setAsking] = useState(false);
  const callOff = useOfficeChange(() => callOffSession(session.liveSessionId), {
    said: ({ told }) => `“${session.title}” is called off. ${countText(told, 'mail')} on the way.`,
    onDone,
  });
  const holders = [session.mentor, ...session.guides].flatMap((one) => (one ? [one.name] : []));
  return (
    <>
      <Button onClick={() => setAsking(true)}>Call it off</Button>
      <Dialog
        title={`Call off “${session.title}”?`}
        open={isAsking}
        onOpenChange={setAsking}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="primary" loading={callOff.isPending} onClick={() => callOff.mutate()}>
              Call it off
            </Button>
          </>
        }
      >
        <Text>
          An email goes to {countText(session.learnerCount, 'learner')}
          {holders.length > 0 && ` and to ${holders.join(', ')}`}. This cannot be undone; to hold it at
          another time, move it instead.
        </Text>
        {callOff.error && (
          <Banner tone="error" live="alert">
            {callOff.error.message}
          </Banner>
        )}
      </Dialog>
    </>
  );
}
