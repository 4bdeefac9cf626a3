import { ends } from '@plinth/ui/theme/arrange';
import { motion, still } from '@plinth/ui/theme/motion';
import { overshoot } from '@plinth/ui/theme/overshoot';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { keyframes, style } from '@vanilla-extract/css';

const column = (gap: number) => ({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 }) as const;
const edge = overshoot('7px', `1px solid ${vars.color.line}`);
const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });

/** At the bottom right; above the bottom bar on a phone. */
export const corner = style(
  responsiveStyle({
    xs: {
      position: 'fixed',
      zIndex: 35,
      insetInline: 0,
      insetBlockEnd: 0,
      maxHeight: '80dvh',
      display: 'flex',
      flexDirection: 'column',
      background: vars.color.sheet,
      color: vars.color.ink,
      borderTop: `2px solid ${vars.color.ink}`,
      animation: `${rise} ${motion.draw} ${motion.ease}`,
      '@media': { [still]: { animation: 'none' }, print: { display: 'none' } },
    },
    sm: {
      insetInline: 'auto 24px',
      insetBlockEnd: 24,
      width: 'min(420px, calc(100vw - 48px))',
      borderTop: 0,
      selectors: { '&::before': edge.across, '&::after': edge.down },
    },
  }),
);

const inset = { position: 'relative', zIndex: 1 } as const;

export const head = style({
  ...inset,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const title = style({ paddingBlock: 12 });
export const body = style({ ...inset, padding: 20, overflowY: 'auto', overscrollBehavior: 'contain' });
export const footer = style({ ...inset, padding: '12px 20px', borderTop: `1px solid ${vars.color.hair}` });

export const form = style(column(20));
export const question = style({ ...column(16), selectors: { '&:focus': { outline: 'none' } } });
export const actions = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });
export const below = style({ ...ends(16, 'center'), width: '100%' });
export const progress = style({ flex: '1 1 140px', maxWidth: 220 });
export const thanks = style(column(12));
