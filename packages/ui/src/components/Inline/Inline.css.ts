import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/space.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });
export const gap = styleVariants(space, (px) => ({ gap: px }));
