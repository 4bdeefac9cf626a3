import { expect, it, vi } from 'vitest';
import { onFirstSign } from './on-first-sign.ts';

const move = (movementX: number, movementY: number) =>
  Object.defineProperties(new PointerEvent('pointermove'), {
    movementX: { value: movementX },
    movementY: { value: movementY },
  });

it('a page that appears under a resting pointer waits for the first movement, and reacts once', () => {
  const run = vi.fn();
  onFirstSign(run);
  dispatchEvent(move(0, 0));
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(move(3, 0));
  dispatchEvent(move(3, 0));
  expect(run).toHaveBeenCalledOnce();
});
