import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { callOffSession } from '../../../../data/office-sessions.ts';
import { ConfirmDialog } from '../../../../parts/ConfirmDialog.tsx';
import { TypedName } from '../../list/TypedName.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import { countText } from '../groups/load-text.ts';

type CallOffProps = { session: OfficeSession; onDone: () => void };

/** Cancels a session after showing who is notified; its title is typed to confirm. */
export function CallOff({ session, onDone }: CallOffProps) {
  const [isSure, setSure] = useState(false);
  const callOff = useOfficeChange(() => callOffSession(session.liveSessionId), {
    said: ({ told }) => `“${session.title}” is called off. ${countText(told, 'mail')} on the way.`,
    onDone,
  });
  const holders = [session.mentor, ...session.guides].flatMap((one) => (one ? [one.name] : []));
  return (
    <ConfirmDialog
      title={`Call off “${session.title}”?`}
      trigger={<Button onClick={() => setSure(false)}>Call it off</Button>}
      action="Call it off"
      isReady={isSure}
      act={callOff}
    >
      <Text>
        An email goes to {countText(session.learnerCount, 'learner')}
        {holders.length > 0 && ` and to ${holders.join(', ')}`}. This cannot be undone; to hold it at another
        time, move it instead.
      </Text>
      <TypedName name={session.title} onChange={setSure} />
    </ConfirmDialog>
  );
}
