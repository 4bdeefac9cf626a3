/// <reference lib="dom" />
/** Runs in the page: whether nothing it shows is loading. What it hides until it is needed does not count. */
export const isNothingLoading = (): boolean =>
  ![...document.querySelectorAll('main [aria-busy="true"]')].some((part) => part.checkVisibility());
