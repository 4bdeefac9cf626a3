import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** No grid: the sheet of the course sets its own width, which an item of one would lose. */
export const page = style({ display: 'block' });

/** What is the mentor's own stands on another sheet than the course. */
export const strip = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 1000,
  marginInline: 'auto',
  marginBottom: 24,
  padding: '12px 16px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.line}`,
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const way = style({ marginInlineStart: 'auto' });
