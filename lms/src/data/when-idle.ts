let firstView: Promise<unknown> = Promise.resolve();

/** Says what the page is busy with before it counts as quiet, though it may only wait for an answer meanwhile. */
export const quietAfter = (view: Promise<unknown>): void => {
  firstView = view;
};

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4_000 });
    else setTimeout(resolve, 200);
  });

/** Waits until the page is quiet: for what must not stand in the way of its first view. */
export const whenIdle = (): Promise<void> => firstView.then(idle);
