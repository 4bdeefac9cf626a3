/** Waits until the page is quiet: for what must not stand in the way of its first view. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4_000 });
    else setTimeout(resolve, 200);
  });
