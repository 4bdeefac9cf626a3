import { centred, ends, stack, unseen, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style(centred(960, 40));

export const head = style({ display: 'grid', gap: 8 });

/** The subject on the left, its controls on the right if there is room. */
export const section = style([
  { borderTop: `1px solid ${vars.color.hair}`, paddingTop: 24, display: 'grid' },
  responsiveStyle({
    xs: { gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
    md: { gap: 40, gridTemplateColumns: '280px minmax(0, 1fr)' },
  }),
]);

export const subject = style({ display: 'grid', gap: 6, alignContent: 'start' });

export const content = style({ ...stack(20), alignContent: 'start' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 20px',
  margin: 0,
  overflowWrap: 'anywhere',
});

export const fact = style({ margin: 0 });

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  ...ends('8px 16px', 'center'),
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.hair}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const place = style({
  display: 'grid',
  gap: 4,
  flex: '1 1 220px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const device = style(wrap('4px 10px', 'center'));

export const choices = style({ ...wrap('4px 24px'), margin: 0, padding: 0, border: 0, minWidth: 0 });

/** The row already conveys this visually. */
export const legend = style(unseen);

export const actions = style(wrap(12, 'center'));

export const list = style({ margin: 0, paddingLeft: '1.1em', display: 'grid', gap: 6 });
