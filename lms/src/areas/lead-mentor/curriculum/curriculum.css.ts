import { centred } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** Not a grid: the sheet of the course sets its own width, which it would lose as a grid item. */
export const page = style({ display: 'block' });

/** The mentor's part is on a different sheet than the course. */
export const strip = style({
  ...centred(1000, 8),
  width: '100%',
  marginBottom: 24,
  padding: '12px 16px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.line}`,
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const way = style({ marginInlineStart: 'auto' });
