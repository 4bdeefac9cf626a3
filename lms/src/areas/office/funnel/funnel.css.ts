import { stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const parts = style(stack(32));
export const part = style(stack(12));
export const choice = style({ maxWidth: 320 });
export const steps = style({ ...stack(10), margin: 0, maxWidth: 760 });
/**
 * A name beside its bar, or above it if large type leaves no room: the same in every row, so that bars are comparable.
 */
export const step = style(wrap('4px 16px', 'center'));
export const name = style({ flex: '0 1 10rem' });
export const measure = style({
  flex: '1 1 11rem',
  minWidth: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(11ch, max-content)',
  alignItems: 'center',
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  textAlign: 'end',
});
/** An outline with a light fill: it reads the same in greyscale. */
export const track = style({ display: 'block', height: 18, borderLeft: `1px solid ${vars.color.ink}` });
export const bar = style({
  display: 'block',
  height: '100%',
  border: `1px solid ${vars.color.ink}`,
  borderLeft: 0,
  background: vars.color.hair,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const notes = style({
  ...stack(6),
  margin: 0,
  paddingLeft: 18,
  maxWidth: '70ch',
  color: vars.color.soft,
});
