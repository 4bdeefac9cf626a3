/** Whether the tour is shown: only if the server says so, hence not before the dashboard is loaded. */
export function showsTour(dashboard: { showCoachmarks: boolean } | undefined): boolean {
  return dashboard?.showCoachmarks === true;
}
