import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

// Hatched, as a drawing marks an area that is still to be filled in.
export const skeleton = style({
  display: 'block',
  backgroundColor: vars.color.well,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.hair} 0 1px, transparent 1px 7px)`,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});
export const shape = styleVariants({
  text: { height: '0.8em', marginBlock: '0.35em', fontSize: '1rem' },
  heading: { height: '1.5rem', marginBlock: '0.3rem' },
  annotation: { height: '0.65rem', marginBlock: '0.25rem' },
  button: { height: 48, maxWidth: 168 },
  control: { height: 48 },
  row: { height: 56 },
  media: { aspectRatio: '390 / 200' },
  block: { height: 180 },
  avatar: { width: 44, height: 44, flex: 'none' },
});
export const width = styleVariants({
  full: { width: '100%' },
  most: { width: '82%' },
  half: { width: '54%' },
  third: { width: '32%' },
});
