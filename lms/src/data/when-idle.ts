/** Waits until the page is idle: for work that must not delay the first view. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4_000 });
    else setTimeout(resolve, 200);
  });
