import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** What is shown instead of content: empty, failed, locked. */
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 14,
  maxWidth: 520,
  paddingBlock: 'clamp(20px, 4vw, 40px)',
});
export const art = style({
  width: 'min(232px, 70%)',
  marginInlineStart: -8,
  color: vars.color.line,
  marginBottom: 6,
});
/** Laid out as prose: a link within a sentence stays in its line. */
export const text = style({ color: vars.color.soft });
export const title = style({ color: vars.color.ink, marginBottom: 6 });
globalStyle(`${text} > * + * + *`, { marginTop: 6 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 4 });
