import { MEETING_PROVIDER_NAMES } from '@plinth/domain/sessions/meeting-provider';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { findOfficeSessions, type SessionFilter } from './find-office-sessions.ts';

/** Exports the live sessions of a cohort that match a filter as a CSV file. @throws Refusal NOT_FOUND */
export async function downloadSessions(
  deps: Pick<Deps, 'db' | 'now' | 'meetings'>,
  act: StaffAct,
  { cohortId, filter }: { cohortId: string; filter: SessionFilter },
) {
  const { sessions } = await findOfficeSessions(deps, { cohortId, filter });
  return csvFile(deps, act, {
    about: 'sessions',
    filter: { cohortId, ...filter },
    batches: [sessions],
    columns: {
      session: (one) => one.title,
      'begins (UTC)': (one) => one.startDate,
      'ends (UTC)': (one) => one.endDate,
      state: (one) => (one.isCalledOff ? 'CALLED_OFF' : one.sessionStatus),
      'moved from (UTC)': (one) => one.movedFrom,
      'held by': (one) => one.mentor?.name,
      guides: (one) => one.guides.map(({ name }) => name).join('; '),
      room: (one) => one.joinLink ?? (one.meetingProvider && MEETING_PROVIDER_NAMES[one.meetingProvider]),
      material: (one) => one.materialLink,
      recording: (one) => one.recordingLink,
      came: (one) => one.attended,
      recorded: (one) => one.recorded,
    },
  });
}
