/** Widths in px from which a layout applies. */
export const breakpoints = { xs: 0, sm: 600, md: 1080, lg: 1368, xl: 1520, xxl: 1840 } as const;

export type Breakpoint = keyof typeof breakpoints;
