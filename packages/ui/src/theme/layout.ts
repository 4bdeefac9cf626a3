/** Fixed widths of the shell in px. */
export const layout = {
  /** UI-19 */
  sidebarCollapsed: 60,
  /** UI-20 */
  sidebarExpanded: 220,
  /** UI-21 */
  accountMenu: 240,
  /** CARD-09, CONST-17 */
  card: 390,
  /** The least height of anything a finger must hit. */
  target: 44,
} as const;
