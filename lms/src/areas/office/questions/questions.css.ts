import { ends, stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const questions = style(stack(14));
export const question = style({
  ...stack(12),
  margin: 0,
  minWidth: 0,
  padding: 14,
  border: `1px solid ${vars.color.line}`,
});
export const legend = style({ padding: '0 6px', fontWeight: 600 });
export const foot = style(ends(12, 'center'));
export const error = style({ margin: 0, color: vars.color.error, fontSize: '0.875rem' });
