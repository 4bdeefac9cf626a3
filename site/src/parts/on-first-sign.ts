const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs something when somebody is there: at the first move, touch, key or scroll, once. */
export function onFirstSign(run: () => void): void {
  const first = () => {
    for (const sign of SIGNS) removeEventListener(sign, first);
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, first, { passive: true });
}
