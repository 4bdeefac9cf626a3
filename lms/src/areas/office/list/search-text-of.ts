/** The most that the lists of the office take to search for. */
const MOST = 100;

/** Reads the text to search for that an address names. */
export const searchTextOf = ({ search }: { search?: string | undefined }): string =>
  (search ?? '').slice(0, MOST);
