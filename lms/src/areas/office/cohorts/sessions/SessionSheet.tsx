import { ApiError } from '@plinth/api-client/api-error';
import { sessionLabel } from '@plinth/domain/curriculum/session-label';
import { exactTime } from '@plinth/domain/dates/format-day';
import {
  MEETING_PROVIDER_NAMES,
  MEETING_PROVIDERS,
  type MeetingProvider,
} from '@plinth/domain/sessions/meeting-provider';
import type { OfficeSession, SessionFields } from '@plinth/domain/sessions/office-session';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Link } from '@plinth/ui/Link';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { changeSession } from '../../../../data/office-sessions.ts';
import { ownZone } from '../../../../parts/own-zone.ts';
import { SideSheet } from '../../list/SideSheet.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from '../groups/groups.css.ts';
import { CallOff } from './CallOff.tsx';
import { changedFields, fieldsOf, overtakenTexts, seenOf } from './session-fields.ts';
import { usePresentSessions } from './use-present-sessions.ts';

type SessionSheetProps = {
  cohortId: string;
  session: OfficeSession;
  when: string;
  mentors: readonly { userId: string; name: string }[];
  /** The providers that can create its room. */
  providers: readonly MeetingProvider[];
  moveHref: string;
  onAttendance: () => void;
  onClose: () => void;
};

const LINKS = [
  { name: 'materialLink', label: 'Material', hint: 'Slides or files, for before and after.' },
  {
    name: 'recordingLink',
    label: 'Recording',
    hint: 'Learners who missed the session watch it; if the course has questions about it, they open with it.',
  },
] as const;

/** The value of the room choice for a typed link. */
const TYPED = 'TYPED';

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** One session: its mentors, place, material and recording; cancelling it. */
export function SessionSheet({
  cohortId,
  session,
  when,
  mentors,
  providers,
  moveHref,
  onAttendance,
  onClose,
}: SessionSheetProps) {
  const [mentorId, setMentorId] = useState(session.mentor?.userId ?? '');
  const [guideIds, setGuideIds] = useState(session.guides.map(({ userId }) => userId));
  const [provider, setProvider] = useState(session.meetingProvider);
  const [joinLink, setJoinLink] = useState(session.joinLink ?? '');
  const [links, setLinks] = useState(() => ({
    materialLink: session.materialLink ?? '',
    recordingLink: session.recordingLink ?? '',
  }));
  // The session is read again while the sheet is open; only what was changed here is saved, so that a recording that
  // arrived meanwhile and what a colleague changed stay.
  const [opened] = useState(() => fieldsOf(session));
  const mine = changedFields(
    {
      mentorId: mentorId || null,
      guideIds: guideIds.filter((id) => id !== mentorId).sort(),
      joinLink: provider === null ? joinLink.trim() || null : null,
      meetingProvider: provider,
      materialLink: links.materialLink.trim() || null,
      recordingLink: links.recordingLink.trim() || null,
    },
    opened,
  );
  // What a colleague made of the same field is shown before it is replaced.
  const present = usePresentSessions(cohortId)(session);
  const save = useOfficeChange(
    (seen: SessionFields) => changeSession(session.liveSessionId, { ...mine, seen: seenOf(mine, seen) }),
    { said: 'Session updated.', onDone: onClose },
  );
  const overtaken = isConflict(save.error) ? overtakenTexts(mine, opened, present) : [];
  const choices = MEETING_PROVIDERS.filter(
    (one) => providers.includes(one) || one === session.meetingProvider,
  );
  const isAhead = session.sessionStatus === 'CREATED' || session.sessionStatus === 'ONGOING';
  return (
    <SideSheet
      title={session.title}
      description={`${when}. ${sessionLabel(session)}.`}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          loading={save.isPending}
          onClick={() => save.mutate(overtaken.length > 0 ? fieldsOf(present) : opened)}
        >
          Save
        </Button>
      }
    >
      <div className={css.page}>
        <Select
          label="Held by"
          placeholder="Nobody yet"
          value={mentorId}
          options={mentors.map(({ userId, name }) => ({ value: userId, label: name }))}
          onChange={({ target }) => setMentorId(target.value)}
        />
        <fieldset className={css.bare}>
          <legend>
            <Text strong>Guides beside them</Text>
          </legend>
          {mentors
            .filter(({ userId }) => userId !== mentorId)
            .map(({ userId, name }) => (
              <Checkbox
                key={userId}
                label={name}
                checked={guideIds.includes(userId)}
                onChange={({ target }) =>
                  setGuideIds((before) =>
                    target.checked ? [...before, userId] : before.filter((id) => id !== userId),
                  )
                }
              />
            ))}
        </fieldset>
        {choices.length > 0 && (
          <Select
            label="Room"
            value={provider ?? TYPED}
            options={[
              { value: TYPED, label: 'A typed link' },
              ...choices.map((one) => ({ value: one, label: `Provided by ${MEETING_PROVIDER_NAMES[one]}` })),
            ]}
            hint={
              provider === null
                ? undefined
                : 'Each person has a link of their own, from 15 minutes before the start. Attendance and recording arrive automatically.'
            }
            onChange={({ target }) => setProvider(choices.find((one) => one === target.value) ?? null)}
          />
        )}
        {provider === null && (
          <TextInput
            label="Meeting link"
            hint="Learners see it from 15 minutes before the start."
            type="url"
            placeholder="https://"
            value={joinLink}
            onChange={({ target }) => setJoinLink(target.value)}
          />
        )}
        {session.roomFault !== null && (
          <Banner tone="warning" title="The room is not open">
            {session.roomFault} It is tried again automatically; a typed link takes its place at once.
          </Banner>
        )}
        {session.fleetingRecording !== null && (
          <Banner
            tone="warning"
            title="A recording is waiting to be fetched"
            action={
              <Link href={session.fleetingRecording.url} external>
                Download it
              </Link>
            }
          >
            {MEETING_PROVIDER_NAMES[session.meetingProvider ?? 'JITSI']} keeps it until{' '}
            {exactTime(session.fleetingRecording.until, ownZone())}. Upload it to where your films are, and
            put its link below.
          </Banner>
        )}
        {LINKS.map(({ name, label, hint }) => (
          <TextInput
            key={name}
            label={label}
            hint={hint}
            type="url"
            placeholder="https://"
            value={links[name]}
            onChange={({ target }) => setLinks((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
        {save.error && (
          <Banner tone="error" live="alert">
            {save.error.message}
            {overtaken.length > 0 && ` Now it has ${overtaken.join('; ')}. Save again to replace that.`}
          </Banner>
        )}
        {session.sessionStatus === 'COMPLETED' && <Button onClick={onAttendance}>Attendance</Button>}
        {session.sessionStatus === 'CREATED' && <Button href={moveHref}>Move it</Button>}
        {isAhead && <CallOff session={session} onDone={onClose} />}
      </div>
    </SideSheet>
  );
}
