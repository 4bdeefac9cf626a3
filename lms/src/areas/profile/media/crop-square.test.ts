import { describe, expect, it } from 'vitest';
import { cropSquare, pullView } from './crop-square.ts';

const wide = { width: 400, height: 200 };
const middle = { zoom: 1, x: 0.5, y: 0.5 };

describe('the cropped part of a photo', () => {
  it.each([
    [
      { zoom: 1, x: 0.5, y: 0.5 },
      { left: 100, top: 0, size: 200 },
    ],
    [
      { zoom: 2, x: 0.5, y: 0.5 },
      { left: 150, top: 50, size: 100 },
    ],
    [
      { zoom: 1, x: 0, y: 0 },
      { left: 0, top: 0, size: 200 },
    ],
    [
      { zoom: 2, x: 1, y: 1 },
      { left: 300, top: 100, size: 100 },
    ],
    [
      { zoom: 0.2, x: 0.5, y: 0.5 },
      { left: 100, top: 0, size: 200 },
    ],
  ])('API-018 the view %o shows %o of a wide picture', (view, square) => {
    expect(cropSquare(wide, view)).toEqual(square);
  });

  it('API-018 dragging the picture to the right shows the part left of it, and stops at the edge', () => {
    expect(cropSquare(wide, pullView(wide, middle, { right: 0.25, down: 0 })).left).toBe(50);
    const atEdge = pullView(wide, middle, { right: 9, down: 0 });
    expect(cropSquare(wide, atEdge).left).toBe(0);
    expect(cropSquare(wide, pullView(wide, atEdge, { right: -0.25, down: 0 })).left).toBe(50);
  });
});
