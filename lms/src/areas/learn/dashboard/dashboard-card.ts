import type { DashboardCard, LearnerDashboard } from '@plinth/domain/dashboards/learner-dashboard';

type CardOf<Kind extends DashboardCard['kind']> = Extract<DashboardCard, { kind: Kind }>;

/** The card of one kind, or null when the server sends none of it. */
export function dashboardCard<Kind extends DashboardCard['kind']>(
  dashboard: LearnerDashboard,
  kind: Kind,
): CardOf<Kind> | null {
  return dashboard.cards.find((card): card is CardOf<Kind> => card.kind === kind) ?? null;
}
