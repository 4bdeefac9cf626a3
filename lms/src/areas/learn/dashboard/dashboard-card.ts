import type { DashboardCard, LearnerDashboard } from '@plinth/domain/dashboards/learner-dashboard';

type CardOf<Kind extends DashboardCard['kind']> = Extract<DashboardCard, { kind: Kind }>;

/** Returns the card of one kind, or null if the server sends none. */
export function dashboardCard<Kind extends DashboardCard['kind']>(
  dashboard: LearnerDashboard,
  kind: Kind,
): CardOf<Kind> | null {
  return dashboard.cards.find((card): card is CardOf<Kind> => card.kind === kind) ?? null;
}
