/** Fixed widths of the shell in px. */
export const layout = {
  sidebarCollapsed: 60,
  sidebarExpanded: 220,
  accountMenu: 240,
  card: 390,
  /** The least height of anything a finger must hit. */
  target: 44,
} as const;
