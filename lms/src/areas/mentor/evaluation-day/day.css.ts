import { centred, ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { ruledList, ruledRow } from '../../../parts/ruled-list.css.ts';

export const page = style(centred(1000, 24));

export const top = style(ends('4px 20px', 'baseline'));

export const sum = style(
  responsiveStyle({
    xs: {
      ...stack('14px 40px'),
      alignItems: 'center',
      padding: 'clamp(14px, 4vw, 22px)',
      background: vars.color.sheet,
      border: `1px solid ${vars.color.line}`,
    },
    md: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  }),
);

export const counts = style({ display: 'flex', gap: 'clamp(20px, 6vw, 44px)', margin: 0 });
export const count = style({ display: 'flex', flexDirection: 'column-reverse' });
globalStyle(`${count} > dt`, { color: vars.color.soft, fontSize: '0.875rem' });
globalStyle(`${count} > dd`, {
  margin: 0,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1.75rem',
  lineHeight: 1.2,
});

export const room = style({
  ...ends('10px 24px', 'center'),
  padding: '14px 18px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});
export const roomFacts = style({ display: 'grid', gap: 2 });

export const list = style({ ...stack(12), selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });

export const rows = style([ruledList, { marginBottom: 16 }]);
export const row = style([ruledRow, { selectors: { '&[data-now]': { background: vars.color.signalWash } } }]);
/** In columns, until large type leaves so little room for the name that the status moves below it. */
export const link = style({
  ...wrap('4px 12px', 'center'),
  minHeight: 52,
  paddingInline: 8,
  textDecoration: 'none',
});
export const time = style({
  minWidth: '9ch',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
});
export const name = style({ flex: '1 1 5.5rem', fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${link}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

export const times = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: 14 });
export const summary = style({
  ...wrap('2px 16px', 'baseline'),
  minHeight: 44,
  paddingBlock: 10,
  cursor: 'pointer',
  fontWeight: 600,
});
export const timesAction = style({ paddingBlock: 8 });
export const fields = style(stack(16));
export const timeDays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: 24,
  paddingBlock: 12,
});
export const timeDay = style({ display: 'grid', gap: 6, alignContent: 'start' });
export const timeList = style({ padding: 0, listStyle: 'none' });
export const timeOne = style({
  display: 'grid',
  gridTemplateColumns: '9ch minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  paddingBlock: 6,
  borderTop: `1px solid ${vars.color.hair}`,
});
