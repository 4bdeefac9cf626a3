/** Decides what may run: building pages, or reading content again. */
export type Turns = {
  /** Resolves when no content is being read, with a function that ends the page's turn. */
  enterPage: () => Promise<() => void>;
  /** Runs `read` once no page is being built; pages requested meanwhile wait for its end. */
  readContent: (read: () => Promise<void>) => Promise<void>;
};

/**
 * Creates the turns. Pages are built in parallel, and content is read again only between them: the dev server then
 * discards its content state, and a page in progress at that moment would restore the old state permanently.
 */
export function makeTurns(): Turns {
  let pages = 0;
  let whenIdle: (() => void)[] = [];
  let reading: Promise<unknown> = Promise.resolve();

  function leavePage(): void {
    pages -= 1;
    if (pages > 0) return;
    const waiting = whenIdle;
    whenIdle = [];
    for (const go of waiting) go();
  }

  return {
    enterPage: async () => {
      let seen: unknown;
      while (seen !== reading) {
        seen = reading;
        await reading;
      }
      pages += 1;
      return leavePage;
    },
    readContent: (read) => {
      const turn = reading.then(async () => {
        if (pages > 0) await new Promise<void>((resolve) => whenIdle.push(resolve));
        await read();
      });
      reading = turn.catch(() => {});
      return turn;
    },
  };
}
