import { faintMono, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

export const turn = style({ display: 'flex', alignItems: 'center', gap: 2, marginBlock: -8 });

export const week = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.soft,
  minWidth: '21ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const days = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const day = style({
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
  gap: 12,
  minHeight: 42,
  alignItems: 'start',
  paddingBlock: 10,
  borderTop: `1px solid ${vars.color.hair}`,
});

const label = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: '22px',
  textTransform: 'uppercase',
  letterSpacing: '.04em',
  fontVariantNumeric: 'tabular-nums',
});

export const date = style([label, { color: vars.color.faint }]);

export const today = style([
  label,
  {
    color: vars.color.signal,
    fontWeight: 600,
    boxShadow: `inset 3px 0 0 ${vars.color.signalFill}`,
    paddingInlineStart: 9,
    marginInlineStart: -9,
  },
]);

/** An empty day is a line left blank, as in a schedule of doors. */
export const free = style({ height: 1, marginTop: 11, background: vars.color.hair, maxWidth: 24 });

export const events = style({ display: 'grid', gap: 10, padding: 0 });

export const event = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const what = style({ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 });

export const title = style({
  lineHeight: '22px',
  textDecorationColor: vars.color.hair,
  selectors: { '&:hover': { color: vars.color.signal } },
});

export const zone = style({ ...wrap(16), ...faintMono });

export const back = style({ textDecoration: 'underline', textUnderlineOffset: '.2em' });
