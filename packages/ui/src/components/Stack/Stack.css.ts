import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/space.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const gap = styleVariants(space, (px) => ({ gap: px }));
export const align = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
