import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const head = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 16, marginBottom: 44 },
    md: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)',
      gap: 64,
      alignItems: 'baseline',
      marginBottom: 60,
    },
  }),
);

/** Steps along a ground line, each attached by a level mark; on a phone the mark is beside the step. */
export const steps = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 32, borderInlineStart: `1px solid ${vars.color.ink}`, marginInlineStart: 8 },
    md: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 40,
      borderInlineStart: 0,
      borderTop: `1px solid ${vars.color.ink}`,
      marginInlineStart: 0,
    },
  }),
);

export const step = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: 8, alignContent: 'start', paddingInlineStart: 26 },
    md: { paddingInlineStart: 0, paddingTop: 22 },
  }),
  position: 'relative',
});

export const level = style({
  ...responsiveStyle({
    xs: { insetInlineStart: -9, top: 4, rotate: '-90deg' },
    md: { insetInlineStart: 0, top: -17, rotate: 'none' },
  }),
  position: 'absolute',
  width: 17,
  height: 17,
  color: vars.color.ink,
});
