import { useEffect, useRef } from 'react';

const QUICK_MS = 2_000;
const QUICK_TURNS = 15;
const SLOW_MS = 10_000;
const TURNS = 45;

/** Polls while `isOn`: every 2 s for half a minute, then every 10 s for five minutes; never concurrently. */
export function usePolling(isOn: boolean, ask: () => Promise<unknown>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let turn = 0;
    const wait = () => {
      timer = setTimeout(
        () => {
          turn += 1;
          void latest.current().finally(() => {
            if (turn < TURNS && timer !== undefined) wait();
          });
        },
        turn < QUICK_TURNS ? QUICK_MS : SLOW_MS,
      );
    };
    wait();
    return () => {
      clearTimeout(timer);
      turn = TURNS;
    };
  }, [isOn]);
}
