import type { MissionStop, OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';

/** The reason why a stop is not open, as text; null if it is open. */
export function whyClosed(stop: MissionStop, dashboard: OpenDashboard, isTimeUp: boolean): string | null {
  const { status, cohort, missions } = dashboard;
  if (cohort?.state === 'BLOCKED') return 'Your access to this course is blocked.';
  if (status === 'INACTIVE') return 'This open course has ended.';
  if (cohort?.state === 'WAITING' || cohort?.state === 'UPCOMING') return 'Opens when you start the course.';
  if (isTimeUp && status !== 'PAYMENT_COMPLETED') return 'Your time is up.';
  if (stop.isOpen) return null;
  if (stop.mission === 'REWARD') return 'Opens when every mission is complete.';
  const before = missions[missions.indexOf(stop) - 1];
  return before ? `Opens when “${before.title}” is complete.` : 'Opens when you start the course.';
}
