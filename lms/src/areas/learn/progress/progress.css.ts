import { centred, ends, stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

export const page = style(centred(960, 28));

export const skills = style({ padding: 0 });

export const skill = style(
  responsiveStyle({
    xs: { ...ends('6px 20px', 'center'), paddingBlock: 12, borderTop: `1px solid ${vars.color.hair}` },
    sm: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 110px 130px 190px' },
  }),
);

/** Shares its line with the credits only, if there is no room for all on one line. */
export const skillName = style({ flex: '1 1 calc(100% - 130px)' });

export const level = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.soft,
});

export const figures = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const kinds = style(
  responsiveStyle({
    xs: { ...stack(16), padding: 0 },
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px 40px' },
  }),
);

export const events = style({ padding: 0, selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });

export const event = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4ch auto',
  gap: 12,
  alignItems: 'baseline',
  paddingBlock: 11,
  borderTop: `1px solid ${vars.color.hair}`,
});
