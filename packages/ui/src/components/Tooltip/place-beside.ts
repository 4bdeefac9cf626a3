export type Side = 'top' | 'right' | 'bottom' | 'left';
type Rect = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
const gap = 8;

/**
 * Returns the top left corner of a bubble beside `anchor`: on the preferred side, otherwise on the opposite one, never
 * outside the window.
 */
export function placeBeside(anchor: Rect, bubble: Size, side: Side, view: Size): { x: number; y: number } {
  const middle = {
    x: anchor.left + (anchor.width - bubble.width) / 2,
    y: anchor.top + (anchor.height - bubble.height) / 2,
  };
  const places = {
    top: { x: middle.x, y: anchor.top - bubble.height - gap },
    bottom: { x: middle.x, y: anchor.top + anchor.height + gap },
    left: { x: anchor.left - bubble.width - gap, y: middle.y },
    right: { x: anchor.left + anchor.width + gap, y: middle.y },
  };
  const fits = ({ x, y }: { x: number; y: number }) =>
    side === 'top' || side === 'bottom'
      ? y >= gap && y + bubble.height <= view.height - gap
      : x >= gap && x + bubble.width <= view.width - gap;
  const { x, y } = fits(places[side]) ? places[side] : places[opposite[side]];
  return {
    x: Math.round(Math.max(gap, Math.min(x, view.width - bubble.width - gap))),
    y: Math.round(Math.max(gap, Math.min(y, view.height - bubble.height - gap))),
  };
}
