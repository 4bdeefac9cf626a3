import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../theme/layout.ts';
import { responsiveStyle } from '../../theme/responsive.ts';
import { space } from '../../theme/space.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid', minWidth: 0 });
export const gap = styleVariants(space, (px) => ({ gap: px }));
export const kind = styleVariants({
  two: responsiveStyle({ sm: columns(2) }),
  three: responsiveStyle({ sm: columns(2), md: columns(3) }),
  four: responsiveStyle({ sm: columns(2), md: columns(4) }),
  /** A wide and a narrow column: the main text and its side content. */
  aside: responsiveStyle({ md: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } }),
  /** As many cards as fit, none wider than the maximum width of a card. */
  cards: {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 290px), 1fr))`,
    maxWidth: layout.card * 5,
  },
  tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))' },
});
