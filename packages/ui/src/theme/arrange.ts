import { vars } from './theme.css.ts';
import { mono } from './type.ts';

type Gap = number | string;
type Align = 'start' | 'center' | 'end' | 'baseline' | 'flex-start' | 'flex-end' | 'stretch';

/** Items side by side, on as many lines as they need. */
export const wrap = (gap: Gap, alignItems?: Align) =>
  ({ display: 'flex', flexWrap: 'wrap', ...(alignItems ? { alignItems } : {}), gap }) as const;

/** Items one below the other, none wider than their container. */
export const stack = (gap: Gap) => ({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }) as const;

/** A stack in the middle of the window; the width is in pixels. */
export const centred = (maxWidth: Gap, gap: Gap) =>
  ({ ...stack(gap), maxWidth, marginInline: 'auto' }) as const;

/** The same with the first item at one end of the line and the last at the other. */
export const ends = (gap: Gap, alignItems?: Align) =>
  ({ ...wrap(gap, alignItems), justifyContent: 'space-between' }) as const;

/** Small, subdued type: labels, counts, times. */
export const faintMono = {
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.faint,
} as const;

/** Only for screen readers. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
