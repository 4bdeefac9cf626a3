import { style } from '@vanilla-extract/css';
import '../../artwork/artwork.css.ts';

export const artwork = style({ display: 'block' });
