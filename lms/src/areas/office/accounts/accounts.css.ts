import { ends, stack } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const tables = style(stack(36));
export const table = style(stack(12));
export const head = style(ends('8px 24px', 'center'));
export const totals = style({ margin: 0, padding: 0, listStyle: 'none', ...stack(4), fontWeight: 600 });
