import { ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  borderTop: `2px solid ${vars.color.ink}`,
});
export const step = style({ ...stack(8), paddingBlock: 16, borderBottom: `1px solid ${vars.color.hair}` });
export const line = style(ends('4px 16px', 'center'));
export const actions = style(wrap(8));
export const command = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const form = style({ ...stack(16), maxWidth: 640 });
