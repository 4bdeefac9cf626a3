import { MEETING_PROVIDER_NAMES, type MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { chooseRooms } from '../../../../data/office-sessions.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { SideSheet } from '../../list/SideSheet.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from '../groups/groups.css.ts';
import { sessionsText } from './session-filter.ts';
import { usePresentSessions } from './use-present-sessions.ts';

type RoomsSheetProps = {
  cohortId: string;
  /** The chosen sessions, all in the future. */
  sessions: readonly OfficeSession[];
  providers: readonly MeetingProvider[];
  first: MeetingProvider;
  onDone: () => void;
  onClose: () => void;
};

/** Has a meeting provider create the rooms of chosen sessions, after showing what that changes. */
export function RoomsSheet({ cohortId, sessions, providers, first, onDone, onClose }: RoomsSheetProps) {
  const [provider, setProvider] = useState<MeetingProvider>(first);
  const changing = sessions
    .map(usePresentSessions(cohortId))
    .filter(({ meetingProvider }) => meetingProvider !== provider);
  const typed = changing.filter(({ joinLink }) => joinLink !== null);
  const name = MEETING_PROVIDER_NAMES[provider];
  const choose = useOfficeChange(
    () =>
      chooseRooms(cohortId, {
        liveSessionIds: changing.map(({ liveSessionId }) => liveSessionId),
        meetingProvider: provider,
        seen: changing.map(({ liveSessionId, joinLink, meetingProvider }) => ({
          liveSessionId,
          joinLink,
          meetingProvider,
        })),
      }),
    { said: ({ changed }) => `${name} now provides the rooms of ${sessionsText(changed)}.`, onDone },
  );
  return (
    <SideSheet
      title="Rooms of the chosen sessions"
      description="Each learner and mentor then has a link of their own. Attendance and recording arrive automatically. Nobody is emailed."
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={changing.length === 0}
          loading={choose.isPending}
          onClick={() => choose.mutate()}
        >
          Make {sessionsText(changing.length)} meet at {name}
        </Button>
      }
    >
      <div className={css.page}>
        <Select
          label="Provided by"
          value={provider}
          options={providers.map((value) => ({ value, label: MEETING_PROVIDER_NAMES[value] }))}
          onChange={({ target }) => setProvider(providers.find((one) => one === target.value) ?? first)}
        />
        {changing.length === 0 ? (
          <Text>None of them meets elsewhere.</Text>
        ) : (
          <>
            {typed.length > 0 && (
              <Banner tone="warning">
                The typed links of {sessionsText(typed.length)} are removed. Note them if you need them.
              </Banner>
            )}
            <ul aria-label="Sessions that change" className={css.rows}>
              {changing.map(({ liveSessionId, title, joinLink }) => (
                <li key={liveSessionId} className={css.row}>
                  <Text as="span">{title}</Text>
                  {joinLink !== null && (
                    <Text as="span" secondary>
                      instead of {joinLink}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <ErrorBanner error={choose.error} />
      </div>
    </SideSheet>
  );
}
