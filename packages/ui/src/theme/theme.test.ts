import { describe, expect, it } from 'vitest';
import { breakpoints } from './breakpoints.ts';
import { layout } from './layout.ts';
import { dark, light, type Palette } from './tokens.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const texts = ['ink', 'soft', 'faint', 'signal', 'error', 'success', 'warning', 'info'] as const;
const grounds = [
  'ground',
  'sheet',
  'well',
  'signalWash',
  'errorWash',
  'successWash',
  'warningWash',
  'infoWash',
] as const;

describe.each([
  ['tracing paper', light],
  ['blueprint', dark],
] satisfies [string, Palette][])('%s', (_name, palette) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s is legible on %s (4.5:1)',
    (text, ground) => expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(grounds)('a meaningful line is visible on %s (3:1)', (ground) =>
    expect(contrast(palette.line, palette[ground])).toBeGreaterThanOrEqual(3),
  );

  it('a label is legible on the signal fill, and the fill is visible on the page', () => {
    expect(contrast(palette.onSignal, palette.signalFill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.signalFill, palette.ground)).toBeGreaterThanOrEqual(3);
  });
});

it('UI-18 the breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 1080, lg: 1368, xl: 1520, xxl: 1840 });
});

it('UI-19 UI-20 UI-21 the sidebar is 60 or 220 px wide and the account menu 240', () => {
  expect([layout.sidebarCollapsed, layout.sidebarExpanded, layout.accountMenu]).toEqual([60, 220, 240]);
});
