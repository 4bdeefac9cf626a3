/**
 * Runs at most `together` acts at a time. Those who wait take turns, one act each, so that nobody waits for all that
 * another has brought; the acts of one owner run in order of arrival.
 */
export function takingTurns(together: number): <T>(act: () => Promise<T>, owner?: string) => Promise<T> {
  /** By owner, the next one first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const arrive = (owner: string, resume: () => void) => {
    const acts = waiting.get(owner);
    if (acts) acts.push(resume);
    else waiting.set(owner, [resume]);
  };
  const leave = () => {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    const [owner, [next, ...others]] = first;
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    next?.();
  };
  return async (act, owner = '') => {
    if (running >= together) await new Promise<void>((resolve) => arrive(owner, resolve));
    else running += 1;
    try {
      return await act();
    } finally {
      leave();
    }
  };
}
