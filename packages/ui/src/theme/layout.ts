/** Fixed widths of the shell in px. */
export const layout = {
  sidebarCollapsed: 60,
  sidebarExpanded: 220,
  accountMenu: 240,
  card: 390,
  /** The minimum height of a touch target. */
  target: 44,
} as const;
