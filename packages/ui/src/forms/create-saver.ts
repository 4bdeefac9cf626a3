/** `waiting` until typing rests, `failed` while no answer comes, `refused` until something changes. */
export type SaverState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused';

export type SaverOptions = {
  /** How long typing rests before it is saved, in ms. */
  pauseMs: number;
  /** The longest wait between two tries, in ms; without it a failed save waits for a change or the connection. */
  longestWaitMs?: number;
  /** Whether something waits to be saved; without it whatever was touched since the last save. */
  isDue?: () => boolean;
  /** Saves what is due then; throws while it cannot. */
  save: () => Promise<unknown>;
  /** Whether an error says no for good, rather than not now. */
  isRefusal: (error: unknown) => boolean;
  onState: (state: SaverState, error: unknown) => void;
};

/**
 * Saves when typing rests, one call at a time. What came meanwhile goes with the next call; a failed one is made again,
 * ever more slowly; a refusal ends the tries until something changes.
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
  /** Does other work in the same line, so that an older answer never lands on a newer one. */
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
  /** Saves what is due now; whether it succeeded. */
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
    /** Something changed: saved after a rest of so many ms. */
    touch: (wait?: number) => {
      isRefused = false;
      isTouched = true;
      const { pauseMs, onState } = options();
      if (!running) onState('waiting', null);
      again(wait ?? pauseMs);
    },
    /** Saves until nothing is due; whether it succeeded. */
    drain: async (): Promise<boolean> => {
      await running;
      let isSaved = true;
      while (isSaved && isDue()) isSaved = await flush();
      return isSaved;
    },
    /** Saves what is due and was not refused, as when the connection is back. */
    retry: () => {
      if (!isRefused && isDue()) void flush();
    },
    /** What was touched needs no saving any more. */
    rest: () => {
      clearTimeout(timer);
      isTouched = false;
      options().onState('saved', null);
    },
    /** No try follows any more but the last one. */
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
