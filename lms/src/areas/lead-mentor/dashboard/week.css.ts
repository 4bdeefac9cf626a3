import { stack } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

const words = {
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const turn = style({ display: 'flex', alignItems: 'center', minWidth: 0, marginBlock: -10 });
export const step = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  color: vars.color.soft,
  selectors: { '&:hover': { color: vars.color.signal } },
});
// As wide for every week, so that the ways do not move; on two lines where large type has no room for it.
export const name = style({
  ...words,
  color: vars.color.soft,
  width: '16ch',
  minWidth: 0,
  textAlign: 'center',
});

export const days = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const day = style({
  display: 'grid',
  gridTemplateColumns: '3.875rem minmax(0, 1fr)',
  gap: 12,
  minHeight: 42,
  paddingBlock: 10,
  borderTop: `1px solid ${vars.color.hair}`,
});

const label = style({ ...words, lineHeight: '22px', textTransform: 'uppercase', letterSpacing: '.04em' });
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
export const events = style({ ...stack(10), padding: 0, listStyle: 'none' });
export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  justifyContent: 'space-between',
});
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  flex: '1 1 6rem',
  minWidth: 0,
});
export const title = style({
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  textDecorationColor: vars.color.hair,
  selectors: { '&:hover': { color: vars.color.signal } },
});
export const footer = style({
  ...words,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.color.faint,
});
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '.2em' });
