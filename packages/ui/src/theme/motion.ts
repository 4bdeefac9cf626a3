/** Motion shows where a thing came from; it never makes anyone wait. */
export const motion = {
  quick: '120ms',
  calm: '200ms',
  draw: '240ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

export const still = '(prefers-reduced-motion: reduce)';
