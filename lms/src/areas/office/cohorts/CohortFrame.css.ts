import { stack } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const frame = style(stack(20));
export const head = style(stack(12));
