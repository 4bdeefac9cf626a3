import { centred } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const page = style(centred(1120, 24));
