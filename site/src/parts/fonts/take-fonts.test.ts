import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FONTS_KEY, keepFontsScript } from './keep-fonts.ts';
import { takeFonts } from './take-fonts.ts';

const { dataset } = document.documentElement;
const load = vi.fn(async (_face: string) => []);
let paint: () => void = () => undefined;

describe('the fonts of the school', () => {
  beforeEach(() => {
    delete dataset.fonts;
    sessionStorage.clear();
    load.mockClear();
    paint = () => undefined;
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (entries: unknown, observer: unknown) => void) {
          paint = () => tell({ getEntriesByName: () => [{}] }, { disconnect: () => undefined });
        }
        observe() {}
      },
    );
  });

  afterEach(() => vi.unstubAllGlobals());

  it('are loaded once the page has painted, and applied together', async () => {
    takeFonts();
    expect(load).not.toHaveBeenCalled();
    paint();
    expect(load).toHaveBeenCalledTimes(3);
    expect(dataset.fonts).toBeUndefined();
    await expect.poll(() => dataset.fonts).toBe('');
    expect(sessionStorage.getItem(FONTS_KEY)).toBe('1');
  });

  it('keep the fallbacks if one fails to load', async () => {
    load.mockRejectedValueOnce(new DOMException('no connection', 'NetworkError'));
    takeFonts();
    paint();
    await expect.poll(() => load).toHaveBeenCalledTimes(3);
    await Promise.resolve();
    expect(dataset.fonts).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are applied from the start on later pages of the visit, and not loaded again', () => {
    sessionStorage.setItem(FONTS_KEY, '1');
    new Function(keepFontsScript)();
    expect(dataset.fonts).toBe('');
    takeFonts();
    paint();
    expect(load).not.toHaveBeenCalled();
  });
});
