import { MEETING_PROVIDER_NAMES } from '@plinth/domain/sessions/meeting-provider';
import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { findOfficeSessions, type SessionFilter } from './find-office-sessions.ts';

const TITLES = [
  'session',
  'begins (UTC)',
  'ends (UTC)',
  'state',
  'moved from (UTC)',
  'held by',
  'guides',
  'room',
  'material',
  'recording',
  'came',
  'recorded',
];

const lineOf = (session: OfficeSession) => [
  session.title,
  session.startDate,
  session.endDate,
  session.isCalledOff ? 'CALLED_OFF' : session.sessionStatus,
  session.movedFrom ?? '',
  session.mentor?.name ?? '',
  session.guides.map(({ name }) => name).join('; '),
  session.joinLink ??
    (session.meetingProvider === null ? '' : MEETING_PROVIDER_NAMES[session.meetingProvider]),
  session.materialLink ?? '',
  session.recordingLink ?? '',
  session.attended,
  session.recorded,
];

/** Exports the live sessions of a cohort that match a filter as a CSV file. @throws Refusal NOT_FOUND */
export async function downloadSessions(
  deps: Pick<Deps, 'db' | 'now' | 'meetings'>,
  act: StaffAct,
  { cohortId, filter }: { cohortId: string; filter: SessionFilter },
) {
  const { sessions } = await findOfficeSessions(deps, { cohortId, filter });
  return csvFile(deps.db, act, {
    about: 'sessions',
    titles: TITLES,
    batches: (async function* () {
      yield sessions.map(lineOf);
    })(),
    filter: { cohortId, ...filter },
    now: deps.now(),
  });
}
