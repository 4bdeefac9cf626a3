import { ends } from '@plinth/ui/theme/arrange';
import { overshoot } from '@plinth/ui/theme/overshoot';
import { vars } from '@plinth/ui/theme/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

const edge = overshoot('6px', `1px solid ${vars.color.hair}`);
const strong = overshoot('7px', `1px solid ${vars.color.line}`);

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  padding: 'clamp(16px, 4vw, 22px)',
  background: vars.color.sheet,
});

export const emphasis = styleVariants({
  plain: { selectors: { '&::before': edge.across, '&::after': edge.down } },
  strong: { selectors: { '&::before': strong.across, '&::after': strong.down } },
});

export const head = style(ends('4px 16px', 'baseline'));

export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: 10 });

export const failed = style({ ...ends(12, 'center'), paddingBlock: 4 });

export const problem = style({ flex: '1 1 180px', color: vars.color.soft, fontSize: '0.875rem' });
