import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { idOf } from './people.ts';

/** A session Ravi held on 20 November, without recorded attendance. */
export const officeSessionOf = (change: Partial<OfficeSession> = {}): OfficeSession => ({
  liveSessionId: idOf('e1'),
  title: 'Grids and levels',
  startDate: '2026-11-20T08:30:00.000Z',
  endDate: '2026-11-20T09:30:00.000Z',
  sessionStatus: 'COMPLETED',
  movedFrom: null,
  isCalledOff: false,
  mentor: { userId: idOf('21'), name: 'Ravi Test' },
  guides: [],
  joinLink: 'https://meet.plinth.test/a',
  meetingProvider: null,
  roomFault: null,
  fleetingRecording: null,
  materialLink: null,
  recordingLink: null,
  attended: 0,
  recorded: 0,
  learnerCount: 2,
  ...change,
});
