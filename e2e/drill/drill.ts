/** A fault that was brought about, and what it cost. */
export type Figure = {
  what: string;
  /** With its unit. */
  figure: string;
  /** What was wanted of it, and whether it holds; null where it only tells. */
  bar: string | null;
  holds: boolean | null;
};

export type Drill = {
  name: string;
  /** One line for the list. */
  what: string;
  /** @param folder is made for it and removed afterwards */
  run: (folder: string) => Promise<Figure[]>;
};

/** A figure that must not be above its bar. */
export const atMost = (what: string, value: number, bar: number, unit = ''): Figure => ({
  what,
  figure: `${Math.round(value * 10) / 10}${unit}`,
  bar: `<= ${bar}${unit}`,
  holds: value <= bar,
});

/** What is so or not. */
export const holds = (what: string, isSo: boolean): Figure => ({
  what,
  figure: isSo ? 'yes' : 'no',
  bar: 'yes',
  holds: isSo,
});

export const tells = (what: string, figure: string): Figure => ({ what, figure, bar: null, holds: null });
