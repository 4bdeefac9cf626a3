import { ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const review = style({ ...stack(16), maxWidth: 640 });
export const line = style(ends('8px 16px', 'center'));
export const files = style({ padding: 0, borderTop: `1px solid ${vars.color.hair}` });
export const actions = style(wrap(12));
