import { stack } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const page = style({ ...stack(20), maxWidth: 520 });
