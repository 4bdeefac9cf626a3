/** Who may go on: pages that are being made, or content that is read anew. */
export type Turns = {
  /** Resolves when no content is being read, with what ends the turn of the page. */
  enterPage: () => Promise<() => void>;
  /** Runs it once no page is on its way; pages that come meanwhile wait for its end. */
  readContent: (read: () => Promise<void>) => Promise<void>;
};

/**
 * Pages are made side by side, content is read anew only between them: the dev server throws away what it knew of the
 * content, and a page that is on its way at that moment puts the old state back, for good.
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
