import { stack } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const page = style({ ...stack(16), justifyItems: 'start', maxWidth: 720, marginInline: 'auto' });
