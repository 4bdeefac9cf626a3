/** `waiting` until typing pauses, `failed` while the server cannot be reached, `refused` until something changes. */
export type SaverState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused';

export type SaverOptions = {
  /** How long typing must pause before saving, in ms. */
  pauseMs: number;
  /** The longest wait between two tries, in ms; without it a failed save waits for a change or the connection. */
  longestWaitMs?: number;
  /** Whether anything waits to be saved; by default whether anything was touched since the last save. */
  isDue?: () => boolean;
  /** Saves everything pending at that time; throws if it cannot. */
  save: () => Promise<unknown>;
  /** Whether an error is a final refusal rather than a temporary failure. */
  isRefusal: (error: unknown) => boolean;
  onState: (state: SaverState, error: unknown) => void;
};

/**
 * Creates a saver that saves when typing pauses, one call at a time. Changes made meanwhile go with the next call; a
 * failed call is retried with growing delays; a refusal ends the retries until something changes.
 */
export function createSaver(options: () => SaverOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let line: Promise<unknown> = Promise.resolve();
  let attempts = 0;
  let isRefused = false;
  let isAway = false;
  let isTouched = false;
  const isDue = () => options().isDue?.() ?? isTouched;

  const again = (wait: number) => {
    clearTimeout(timer);
    if (!isAway) timer = setTimeout(() => void flush(), wait);
  };
  /** Runs other work in the same queue, so that an older answer never overwrites a newer one. */
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = line.then(work, work);
    line = turn.catch(() => undefined);
    return turn;
  };
  const attempt = async (): Promise<boolean> => {
    const { save, isRefusal, longestWaitMs, onState } = options();
    if (!isDue()) {
      onState('saved', null);
      return true;
    }
    onState('saving', null);
    isTouched = false;
    try {
      await save();
      attempts = 0;
      onState(isDue() ? 'waiting' : 'saved', null);
      if (isDue()) again(0);
      return true;
    } catch (error) {
      isTouched = true;
      isRefused = isRefusal(error);
      onState(isRefused ? 'refused' : 'failed', error);
      if (!isRefused && longestWaitMs !== undefined) {
        attempts += 1;
        again(Math.min(longestWaitMs, 1_000 * 2 ** attempts));
      }
      return false;
    }
  };
  /** Saves what is pending now; returns whether it succeeded. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= inLine(attempt).finally(() => {
      running = null;
    });
    return running;
  };

  return {
    flush,
    inLine,
    /** Marks a change, to be saved after a pause of this many ms. */
    touch: (wait?: number) => {
      isRefused = false;
      isTouched = true;
      const { pauseMs, onState } = options();
      if (!running) onState('waiting', null);
      again(wait ?? pauseMs);
    },
    /** Saves until nothing is pending; returns whether it succeeded. */
    drain: async (): Promise<boolean> => {
      await running;
      let isSaved = true;
      while (isSaved && isDue()) isSaved = await flush();
      return isSaved;
    },
    /** Saves what is pending and was not refused, for example when the connection is back. */
    retry: () => {
      if (!isRefused && isDue()) void flush();
    },
    /** Marks the touched data as no longer needing a save. */
    rest: () => {
      clearTimeout(timer);
      isTouched = false;
      options().onState('saved', null);
    },
    /** Stops retrying after one last try. */
    leave: () => {
      clearTimeout(timer);
      isAway = true;
      if (!isRefused && isDue()) void flush();
    },
    arrive: () => {
      isAway = false;
    },
  };
}
