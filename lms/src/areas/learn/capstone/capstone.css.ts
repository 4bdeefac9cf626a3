import { centred, stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style(centred(1000, 28));

export const stages = style({ padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const stage = style({
  ...stack(14),
  paddingBlock: 24,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-locked]': { borderTopStyle: 'dashed' },
    '&[aria-current=true]': { borderTop: `2px solid ${vars.color.signal}` },
  },
});

export const head = style({ display: 'grid', gap: 4, minWidth: 0 });
export const lead = style({ color: vars.color.soft, maxWidth: '62ch' });
export const steps = style({ padding: 0, borderTop: `1px solid ${vars.color.hair}` });

export const step = style(
  responsiveStyle({
    xs: {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr)',
      gap: '4px 12px',
      alignItems: 'center',
      minHeight: 56,
      paddingBlock: 10,
      borderBottom: `1px solid ${vars.color.hair}`,
      textDecoration: 'none',
    },
    md: { gridTemplateColumns: '18px minmax(0, 1fr) auto' },
  }),
);
export const stepLink = style([step, { selectors: { '&:hover': { background: vars.color.sheet } } }]);
globalStyle(`${step} [data-state=COMPLETED]`, { color: vars.color.success });
globalStyle(`${step} [data-state=STARTED]`, { color: vars.color.signal });
export const stepTitle = style({ minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${stepLink} ${stepTitle}`, { fontWeight: 600 });
export const facts = style(
  responsiveStyle({
    xs: { gridColumn: '2', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px' },
    md: { gridColumn: '3' },
  }),
);
