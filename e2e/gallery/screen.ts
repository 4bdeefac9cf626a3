/** One screen of a person: its name in the file, and its address on the school's origin. */
export type Screen = {
  name: string;
  path: string;
  /** Statuses that belong to the screen and are no fault, such as the 404 of the page that says so. */
  expected?: readonly number[];
};

/** Keeps the first of several screens with one address: the landing page is often the dashboard too. */
export function uniqueScreens(screens: readonly Screen[]): Screen[] {
  const known = new Set<string>();
  return screens.filter(({ path }) => !known.has(path) && known.add(path));
}
