import { useEffect, useState } from 'react';

/** Between two tries at a page that is being made. */
export const AGAIN_MS = 700;
/** After which a page that stays an error is shown with what it says. */
export const MOST_TIMES = 60;

/**
 * Whether the page can be shown. A page whose file has just been written is an error until the content has been read
 * again; a page that stays one is shown as it is, with what it says.
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
