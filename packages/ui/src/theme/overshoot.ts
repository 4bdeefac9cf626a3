import type { StyleRule } from '@vanilla-extract/css';

/**
 * The draughtsman's corner: the four edges run past one another. Spread into `::before` (horizontal edges) and
 * `::after` (vertical edges) of a positioned element that does not clip.
 */
export function overshoot(by: string, line: string): { across: StyleRule; down: StyleRule } {
  const shared = { content: '', position: 'absolute', pointerEvents: 'none' } as const;
  return {
    across: { ...shared, inset: `0 -${by}`, borderBlock: line },
    down: { ...shared, inset: `-${by} 0`, borderInline: line },
  };
}
