/** Type sizes. Headings grow with the window between 360 and 1520 px; `line` is unitless. */
export const type = {
  display: { size: 'clamp(2.375rem, 1.55rem + 3.65vw, 4.75rem)', line: 0.98, track: '-0.032em' },
  xl: { size: 'clamp(1.875rem, 1.5rem + 1.65vw, 3rem)', line: 1.04, track: '-0.026em' },
  l: { size: 'clamp(1.5rem, 1.3rem + 0.8vw, 2.0625rem)', line: 1.12, track: '-0.02em' },
  m: { size: '1.3125rem', line: 1.2, track: '-0.014em' },
  s: { size: '1.0625rem', line: 1.3, track: '-0.008em' },
} as const;

export const text = {
  l: { size: 'clamp(1.0625rem, 1rem + 0.25vw, 1.25rem)', line: 1.5 },
  m: { size: '1rem', line: 1.55 },
  s: { size: '0.875rem', line: 1.5 },
} as const;

export const mono = { size: '0.78125rem', line: 1.45 } as const;
