import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceNear } from './once-near.ts';

let margin: string | undefined;
let come: (isIntersecting: boolean) => void = () => {};

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin?: string }) {
    margin = options.rootMargin;
    come = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('CONST-41 CONST-42 a part loads 200 ms after its place comes within 200 px', () => {
  const load = vi.fn();
  onceNear(document.body, load);
  expect(margin).toBe('200px');
  come(true);
  vi.advanceTimersByTime(199);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});

it('CONST-42 scrolling past a place within 200 ms loads nothing', () => {
  const load = vi.fn();
  onceNear(document.body, load);
  come(true);
  vi.advanceTimersByTime(150);
  come(false);
  vi.advanceTimersByTime(1000);
  expect(load).not.toHaveBeenCalled();
});
