const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs a function once when a person is present: at the first move, touch, key or scroll. */
export function onFirstSign(run: () => void): void {
  const first = (sign: Event) => {
    // A page that appears under a resting pointer receives a move over no distance.
    if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
      return;
    for (const sign of SIGNS) removeEventListener(sign, first);
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, first, { passive: true });
}
