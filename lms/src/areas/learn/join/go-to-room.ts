/** Leaves the school for a room; the entry page is not added to the history. */
export const goToRoom = (url: string): void => window.location.replace(url);
