import { faintMono } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { text as textSize, type } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: 'clamp(20px, 3vw, 32px)' });

/** The text with its contents beside it: a reader of terms looks for one thing. */
export const columns = style({
  ...responsiveStyle({
    xs: { display: 'grid' },
    md: {
      gridTemplateColumns: 'minmax(0, 45.3em) minmax(0, 300px)',
      justifyContent: 'space-between',
      gap: 64,
    },
  }),
  paddingTop: 'clamp(28px, 4.5vw, 64px)',
});

export const text = style({ minWidth: 0 });

export const index = style(
  responsiveStyle({
    xs: { display: 'none' },
    md: {
      display: 'block',
      position: 'sticky',
      top: 32,
      alignSelf: 'start',
      borderTop: `1px solid ${vars.color.ink}`,
      fontSize: textSize.s.size,
    },
  }),
);

globalStyle(`${index} ol`, { listStyle: 'none', padding: 0 });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.target,
  borderBottom: `1px solid ${vars.color.hair}`,
  color: vars.color.soft,
  textDecoration: 'none',
  ':hover': { color: vars.color.signal },
});

export const date = style({ ...faintMono, marginTop: 10 });

globalStyle(`${text} h2`, {
  fontFamily: vars.font.heading,
  fontSize: type.m.size,
  lineHeight: type.m.line,
  fontWeight: 620,
  marginTop: '2.2rem',
});
globalStyle(`${text} p, ${text} ul`, { marginTop: '.8rem' });
globalStyle(`${text} ul`, { paddingInlineStart: '1.2em' });
globalStyle(`${text} li + li`, { marginTop: '.4rem' });
globalStyle(`${text} ::marker`, { color: vars.color.signal });
