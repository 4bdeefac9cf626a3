import { stack, wrap } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
export const board = style({ ...stack(14), selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });
export const name = style({ ...wrap('2px 12px', 'center'), minWidth: 0, overflowWrap: 'anywhere' });
export const link = style({ textUnderlineOffset: '.2em' });
