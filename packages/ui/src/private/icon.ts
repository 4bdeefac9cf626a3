/** How every lucide icon is drawn: a fine pen with square ends. */
export const icon = {
  size: 18,
  strokeWidth: 1.6,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
  'aria-hidden': true,
} as const;
