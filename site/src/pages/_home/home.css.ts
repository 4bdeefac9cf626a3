import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

const gutter = 'clamp(16px, 4vw, 56px)';

export const opening = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: 32 },
    md: { gridTemplateColumns: '1.1fr 1fr', alignItems: 'center' },
  }),
  maxWidth: 1376,
  marginInline: 'auto',
  padding: `clamp(32px, 6vw, 88px) ${gutter}`,
});

export const openingText = style({ display: 'grid', gap: 20, justifyItems: 'start' });

export const openingDrawing = style({
  color: vars.color.ink,
  maxWidth: 560,
  width: '100%',
  justifySelf: 'center',
});

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: 720,
  fontSize: 'clamp(2.4rem, 6.4vw, 4.9rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

export const lead = style({
  fontSize: 'clamp(1.1rem, 1.6vw, 1.35rem)',
  lineHeight: 1.5,
  maxWidth: '34em',
  color: vars.color.soft,
  textWrap: 'pretty',
});

export const section = style({ maxWidth: 1376, marginInline: 'auto', padding: `40px ${gutter}` });

export const sectionHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  borderTop: `2px solid ${vars.color.ink}`,
  padding: '10px 0 24px',
});

export const sectionTitle = style({
  fontFamily: vars.font.heading,
  fontSize: '1.75rem',
  lineHeight: 1.1,
  fontWeight: 650,
});

export const note = style({
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  color: vars.color.soft,
  fontVariantNumeric: 'tabular-nums',
});

export const shownHere = style([note, { paddingBottom: 16 }]);

/** Cards in one, two or three columns; the element after the last card fills the rest of its row. */
export const grid = style({ display: 'flex', flexWrap: 'wrap', gap: 24 });

export const cards = style({ display: 'contents' });

const cell: StyleRule = {
  ...responsiveStyle({
    xs: { flex: '0 0 100%' },
    sm: { flexBasis: 'calc(50% - 12px)' },
    md: { flexBasis: 'calc(33.333% - 16px)' },
  }),
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 20,
};

export const card = style({
  ...cell,
  position: 'relative',
  border: `1px solid ${vars.color.hair}`,
  background: vars.color.sheet,
  ':hover': { borderColor: vars.color.ink },
});

export const careerCall = style({
  ...cell,
  flexGrow: 1,
  alignItems: 'start',
  gap: 16,
  border: `1px dashed ${vars.color.line}`,
});
globalStyle(`${careerCall} > :last-child`, { marginTop: 'auto' });

export const cardDrawing = style({
  color: vars.color.ink,
  borderBottom: `1px solid ${vars.color.hair}`,
  margin: '-20px -20px 12px',
  padding: 16,
});

export const cardTitle = style({
  fontFamily: vars.font.heading,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  fontWeight: 650,
});

export const cardLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const facts = style({
  display: 'grid',
  gap: 4,
  // At the foot of the card, so that the bottom lines of a row of cards align.
  marginTop: 'auto',
  paddingTop: 12,
  borderTop: `1px solid ${vars.color.hair}`,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${card} > h3 + p`, { marginBottom: 8 });
globalStyle(`${facts} > div`, { display: 'flex', justifyContent: 'space-between', gap: 16 });
globalStyle(`${facts} dt`, { color: vars.color.soft });
globalStyle(`${facts} dd`, { textAlign: 'end' });

export const steps = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 24, padding: 0 },
    md: { gridTemplateColumns: 'repeat(5, 1fr)' },
  }),
);

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  borderLeft: `1px solid ${vars.color.line}`,
  paddingLeft: 16,
});

export const stepTitle = style({
  fontFamily: vars.font.heading,
  fontSize: '1.125rem',
  lineHeight: 1.2,
  fontWeight: 650,
});

/** Questions by subject: side by side if there is room, so that none spans the sheet. */
export const subjects = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 32 },
    md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 40 },
  }),
);

export const subject = style([note, { paddingBottom: 8 }]);

export const questions = style({ borderTop: `1px solid ${vars.color.ink}` });

export const question = style({ borderBottom: `1px solid ${vars.color.hair}` });

export const asked = style({
  minHeight: layout.target,
  padding: '13px 0',
  cursor: 'pointer',
  fontWeight: 600,
  ':hover': { color: vars.color.signal },
});

export const answer = style({
  padding: '0 0 18px 20px',
  color: vars.color.soft,
  maxWidth: '41.3em',
  textWrap: 'pretty',
});

export const ask = style({ marginTop: 24, color: vars.color.soft });
