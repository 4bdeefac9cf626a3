/** A fault that was caused, and its cost. */
export type Figure = {
  what: string;
  /** With its unit. */
  figure: string;
  /** The target and whether it is met; null if the figure is only informative. */
  bar: string | null;
  holds: boolean | null;
};

export type Drill = {
  name: string;
  /** One line for the `--list` option. */
  what: string;
  /** @param folder is created for the drill and removed afterwards */
  run: (folder: string) => Promise<Figure[]>;
};

/** Returns a figure that must not exceed its bar. */
export const atMost = (what: string, value: number, bar: number, unit = ''): Figure => ({
  what,
  figure: `${Math.round(value * 10) / 10}${unit}`,
  bar: `<= ${bar}${unit}`,
  holds: value <= bar,
});

/** Returns a yes-or-no figure. */
export const holds = (what: string, isSo: boolean): Figure => ({
  what,
  figure: isSo ? 'yes' : 'no',
  bar: 'yes',
  holds: isSo,
});

export const tells = (what: string, figure: string): Figure => ({ what, figure, bar: null, holds: null });
