import { ends, stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

/** The days of a week, one below the other, with what takes place on each. */
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
export const events = style({ ...stack(10), padding: 0, listStyle: 'none' });
export const event = style(ends('4px 12px', 'flex-start'));
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  flex: '1 1 6rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({
  lineHeight: '22px',
  textDecorationColor: vars.color.hair,
  selectors: { '&:hover': { color: vars.color.signal } },
});
