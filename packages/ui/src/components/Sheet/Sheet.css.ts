import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const sheet = style({
  position: 'relative',
  paddingBlock: 'clamp(20px, 3vw, 32px) clamp(48px, 7vw, 104px)',
});

export const ground = styleVariants({
  plain: {},
  sheet: { background: vars.color.sheet },
  well: { background: vars.color.well },
  /** The construction grid shows through. */
  grid: {
    backgroundImage: `linear-gradient(to right, ${vars.color.hair} 1px, transparent 1px), linear-gradient(${vars.color.hair} 1px, transparent 1px)`,
    backgroundSize: '96px 96px',
    backgroundPosition: 'center top',
  },
});
export const body = style({ paddingTop: 'clamp(28px, 4.5vw, 64px)' });
