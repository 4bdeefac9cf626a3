import { useEffect, useState } from 'react';

/** The time between two tries at a page that is being built, in ms. */
export const AGAIN_MS = 700;
/** The number of tries after which a page whose error persists is shown with its message. */
export const MOST_TIMES = 60;

/**
 * Returns whether the page can be shown. A page whose file has just been written is an error until its content has been
 * read again; a page whose error persists is shown as it is, with its message.
 */
export function usePageMade(path: string): boolean {
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (left: number) => {
      const isOk = await fetch(path)
        .then(({ ok }) => ok)
        .catch(() => false);
      if (isLeft) return;
      if (isOk || left === 0) setMade(path);
      else timer = setTimeout(() => void ask(left - 1), AGAIN_MS);
    };
    void ask(MOST_TIMES);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [path]);
  return made === path;
}
