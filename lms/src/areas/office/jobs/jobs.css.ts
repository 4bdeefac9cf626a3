import { stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(26));
export const section = style({
  ...stack(12),
  selectors: { '& + &': { paddingTop: 22, borderTop: `1px solid ${vars.color.hair}` } },
});
export const pair = style(
  responsiveStyle({ xs: stack(12), sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
);
export const facts = style({ ...stack(12), margin: 0, overflowWrap: 'anywhere' });
export const asked = style({ color: vars.color.soft, fontSize: '0.875rem' });
export const said = style({ margin: 0, whiteSpace: 'pre-wrap' });
export const steps = style({ ...stack(10), margin: 0, padding: 0, listStyle: 'none' });
export const step = style({ ...stack(2), overflowWrap: 'anywhere' });
export const line = style(wrap('4px 12px', 'center'));
