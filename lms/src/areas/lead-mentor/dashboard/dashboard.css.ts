import { centred, ends, faintMono, stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';
import { ruledList, ruledRow } from '../../../parts/ruled-list.css.ts';

export { summary } from '../../../parts/summary.css.ts';

export const page = style(centred(1320, 24));
export const head = style(ends('4px 20px', 'baseline'));
export const columns = style(
  responsiveStyle({
    xs: { ...stack(28), alignItems: 'start' },
    md: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)', gap: 32 },
  }),
);
const column = stack(28);
export const wide = style(column);
export const slim = style(column);

export const session = style(ends('14px 24px', 'center'));
export const sessionText = style({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });
export const links = style(wrap('6px 20px'));

export const label = style({
  ...faintMono,
  fontWeight: 400,
  textTransform: 'uppercase',
  letterSpacing: '.04em',
});
export const checklist = style({ ...stack(8), paddingTop: 16, borderTop: `1px solid ${vars.color.hair}` });
export const checks = style(
  responsiveStyle({
    xs: { display: 'grid', gap: '2px 28px', padding: 0, listStyle: 'none' },
    lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
);

export const levels = style({
  display: 'grid',
  // As many side by side as the type has room for.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))',
  gap: 14,
});
export const level = style({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });
export const figure = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: 640,
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({
  display: 'block',
  marginTop: 6,
  lineHeight: 1.35,
  fontFamily: vars.font.mono,
  fontWeight: 400,
  fontSize: mono.size,
  letterSpacing: 0,
  color: vars.color.soft,
});

export const drawingFrame = style({ display: 'grid', gap: 6, margin: 0, minWidth: 0 });
export const drawing = style({ display: 'block', width: '100%', height: 'auto' });
export const ground = style({ stroke: vars.color.ink, strokeWidth: 1 });
export const full = style({ stroke: vars.color.line, strokeWidth: 1, strokeDasharray: '4 3' });
export const columnOfSession = style({ fill: vars.color.well, stroke: vars.color.ink, strokeWidth: 1.1 });
/** A future session: an empty place. */
export const ahead = style({ stroke: vars.color.line, strokeWidth: 1, strokeDasharray: '2 3', fill: 'none' });
export const slash = style({ stroke: vars.color.signal, strokeWidth: 1.4 });
export const star = style({
  fontFamily: vars.font.mono,
  fontSize: 9,
  textAnchor: 'middle',
  fill: vars.color.soft,
});
export const caption = style({ fontFamily: vars.font.mono, fontSize: mono.size, color: vars.color.faint });
export const title = style({
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.signal } },
});

export const part = style(stack(14));
export const choose = style(wrap(10, 'end'));
export const chosen = style({ flex: '1 1 240px', minWidth: 0 });
export const written = style([part, { paddingTop: 14 }]);
export const list = ruledList;
export const row = style([ruledRow, { ...stack(8), paddingBlock: 16 }]);
export const about = style(wrap('2px 14px', 'baseline'));
export const aboutTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' });
