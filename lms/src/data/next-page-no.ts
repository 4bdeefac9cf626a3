/** The number of the page after those that have come, while fewer entries have come than there are (D-42). */
export const nextPageNo = (loaded: { entries: number; pages: number; total: number }): number | undefined =>
  loaded.entries < loaded.total ? loaded.pages : undefined;
