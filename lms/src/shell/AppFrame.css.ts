import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 60,
  paddingInline: 16,
  borderBottom: `1px solid ${vars.color.hair}`,
  background: vars.color.sheet,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  color: vars.color.ink,
  textDecoration: 'none',
});

/** The name of who is signed in, as much of it as there is room for. */
export const name = style({
  maxWidth: 'min(10em, 24vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: 8 });

export const main = style(
  responsiveStyle({ xs: { padding: '24px 16px 72px' }, md: { padding: '40px 32px 96px' } }),
);
