import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** What opens a part that is folded away. */
export const summary = style({
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  color: vars.color.soft,
});
