/** Whether the tour is shown: only when the server says so; what is not loaded yet says nothing. */
export function showsTour(dashboard: { showCoachmarks: boolean } | undefined): boolean {
  return dashboard?.showCoachmarks === true;
}
