import { MEETING_PROVIDER_NAMES } from '@plinth/domain/sessions/meeting-provider';
import type { OfficeSession, SessionFields } from '@plinth/domain/sessions/office-session';

const NAMES = [
  'mentorId',
  'guideIds',
  'joinLink',
  'meetingProvider',
  'materialLink',
  'recordingLink',
] as const;
type Name = (typeof NAMES)[number];
const ROOM: readonly Name[] = ['joinLink', 'meetingProvider'];

const TEXTS: Record<Name, { label: string; of: (session: OfficeSession) => string }> = {
  mentorId: { label: 'Held by', of: ({ mentor }) => mentor?.name ?? 'nobody' },
  guideIds: {
    label: 'Guides beside them',
    of: ({ guides }) => guides.map(({ name }) => name).join(', ') || 'nobody',
  },
  joinLink: { label: 'Meeting link', of: ({ joinLink }) => joinLink ?? 'none' },
  meetingProvider: {
    label: 'Room',
    of: ({ meetingProvider }) =>
      meetingProvider === null ? 'a typed link' : MEETING_PROVIDER_NAMES[meetingProvider],
  },
  materialLink: { label: 'Material', of: ({ materialLink }) => materialLink ?? 'none' },
  recordingLink: { label: 'Recording', of: ({ recordingLink }) => recordingLink ?? 'none' },
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a session that its sheet changes. */
export const fieldsOf = (session: OfficeSession): SessionFields => ({
  mentorId: session.mentor?.userId ?? null,
  guideIds: session.guides.map(({ userId }) => userId).sort(),
  joinLink: session.joinLink,
  meetingProvider: session.meetingProvider,
  materialLink: session.materialLink,
  recordingLink: session.recordingLink,
});

/** The fields that differ, as the first has them; a typed link and a provider's room exclude each other, so both go. */
export function changedFields(now: SessionFields, before: SessionFields): Partial<SessionFields> {
  const isChanged = (name: Name) => !isSame(now[name], before[name]);
  const names = NAMES.filter((name) => (ROOM.includes(name) ? ROOM.some(isChanged) : isChanged(name)));
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** The same fields of a session as those changed, as it was seen. */
export const seenOf = (changed: Partial<SessionFields>, seen: SessionFields): Partial<SessionFields> =>
  Object.fromEntries(NAMES.filter((name) => name in changed).map((name) => [name, seen[name]]));

/** What others made of the changed fields meanwhile, in words; the same change by two people is none. */
export const overtakenTexts = (
  changed: Partial<SessionFields>,
  opened: SessionFields,
  session: OfficeSession,
): string[] => {
  const now = fieldsOf(session);
  return NAMES.filter(
    (name) => name in changed && !isSame(now[name], opened[name]) && !isSame(now[name], changed[name]),
  ).map((name) => `${TEXTS[name].label}: ${TEXTS[name].of(session)}`);
};
