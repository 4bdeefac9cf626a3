import type { AttendanceState } from '@plinth/domain/sessions/attendance-state';
import type { Clock } from '../clock.ts';
import type { Person } from '../person.ts';

/** Most come; some are late, and some are excused. */
const STATES: readonly AttendanceState[] = ['PRESENT', 'PRESENT', 'LATE', 'PRESENT', 'EXCUSED', 'PRESENT'];

/** The lead mentor records the attendance of each past session without one. Returns how many sessions were recorded. */
export async function recordSessions({ api }: Person, clock: Clock, cohortId: string): Promise<number> {
  const { sessions } = await api.officeSessions.listOwn({ params: { cohortId } });
  const over = sessions.filter(
    ({ endDate, recorded, isCalledOff }) =>
      Date.parse(endDate) < clock.now().getTime() && recorded === 0 && !isCalledOff,
  );
  for (const { liveSessionId } of over) {
    const params = { liveSessionId };
    const { learners } = await api.officeSessions.readOwnAttendance({ params });
    const marks = learners
      .filter(({ isLeftOut }) => !isLeftOut)
      .map(({ userId, state }, index) => ({
        userId,
        state: STATES[index % STATES.length] ?? 'PRESENT',
        seen: state,
      }));
    if (marks.length > 0) await api.officeSessions.markOwnAttendance({ params, body: { marks } });
  }
  return over.length;
}
