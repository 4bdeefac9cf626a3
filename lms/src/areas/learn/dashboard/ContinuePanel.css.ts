import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const next = style(
  responsiveStyle({
    xs: { display: 'flex', flexDirection: 'column', gap: 16, minHeight: 76 },
    sm: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  }),
);

export const text = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 });

export const session = style(
  responsiveStyle({
    xs: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 10,
      paddingTop: 14,
      borderTop: `1px solid ${vars.color.hair}`,
    },
    sm: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  }),
);

export const tip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '10px 14px',
  background: vars.color.well,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

/** On a phone only its start, which appears late and moves less; the session it links to shows it in full. */
export const tipText = style(
  responsiveStyle({
    xs: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
    sm: { display: 'block', overflow: 'visible' },
  }),
);
