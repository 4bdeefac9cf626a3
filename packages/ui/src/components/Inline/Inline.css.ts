import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/space.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
export const gap = styleVariants(space, (px) => ({ gap: px }));
export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
});
