import { centred, ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { overshoot } from '@plinth/ui/theme/overshoot';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

const edge = overshoot('6px', `1px solid ${vars.color.hair}`);

export const page = style(centred(1000, 24));
export const head = style(ends('12px 24px', 'center'));
export const part = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });
export const panel = style({
  ...stack(14),
  position: 'relative',
  padding: 'clamp(16px, 4vw, 22px)',
  background: vars.color.sheet,
  selectors: { '&::before': edge.across, '&::after': edge.down },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/** The target of the current tour stop is outlined. */
export const target = style({
  selectors: { '&[data-lit=true]': { outline: `2px solid ${vars.color.signalFill}`, outlineOffset: 6 } },
});

export const filters = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 12 },
    sm: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'end' },
  }),
);

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' });

export const thread = style({ display: 'grid', gap: 0, padding: 0, listStyle: 'none' });
export const entry = style({ ...stack(10), paddingBlock: 18, borderTop: `1px solid ${vars.color.hair}` });
export const byMentor = style({ paddingLeft: 16, borderLeft: `2px solid ${vars.color.signalFill}` });
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
export const name = style({ fontWeight: 600 });

export const talk = style({ display: 'grid', gap: 18, padding: 0, listStyle: 'none' });
export const turn = style({ display: 'grid', gap: 8, minWidth: 0, overflowWrap: 'anywhere' });
export const question = style({ fontWeight: 600 });
export const answer = style({
  display: 'grid',
  gap: 8,
  paddingLeft: 14,
  borderLeft: `2px solid ${vars.color.line}`,
  maxWidth: '68ch',
});
export const sources = style({ ...wrap('4px 16px'), padding: 0, listStyle: 'none' });
export const askLine = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 10 },
    sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  }),
);
/** The field reserves room for its message below; the button beside it does not. */
export const askButton = style(responsiveStyle({ xs: { display: 'grid' }, sm: { paddingBottom: 6 } }));
export const tip = style({
  display: 'grid',
  gap: 10,
  padding: 18,
  background: vars.color.sheet,
  borderTop: `2px solid ${vars.color.ink}`,
});
export const steps = style({
  paddingLeft: 20,
  listStyle: 'decimal',
  display: 'grid',
  gap: 6,
  maxWidth: '68ch',
});
