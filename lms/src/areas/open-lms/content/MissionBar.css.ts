import { stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({ ...stack(8), paddingBottom: 12, borderBottom: `1px solid ${vars.color.line}` });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 20px' });
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const time = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 8,
  marginInlineStart: 'auto',
});
globalStyle(`${time} [role=timer]`, { fontSize: '1rem' });

export const steps = style({ ...wrap('0 24px'), padding: 0, listStyle: 'none' });
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: vars.color.soft,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.ink, borderBottomColor: vars.color.line },
    '&[aria-current]': { color: vars.color.ink, borderBottomColor: vars.color.signalFill },
  },
});
