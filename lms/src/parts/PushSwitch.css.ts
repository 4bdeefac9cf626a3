import { ends } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const row = style(ends(12, 'center'));
