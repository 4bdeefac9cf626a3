import { centred, ends, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style(centred(760, 28));

export const header = style({
  ...ends('6px 20px', 'flex-end'),
  paddingBottom: 14,
  borderBottom: `2px solid ${vars.color.ink}`,
});

export const titles = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

const note = { fontFamily: vars.font.mono, fontSize: mono.size, fontVariantNumeric: 'tabular-nums' } as const;

export const up = style({ ...note, color: vars.color.faint, textDecorationColor: vars.color.hair });

/** The frame of the current quiz page, which receives the focus when the page changes. */
export const frame = style({
  minWidth: 0,
  scrollMarginTop: 80,
  selectors: { '&:focus': { outline: 'none' } },
});

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 22,
  minWidth: 0,
  scrollMarginTop: 80,
});

export const facts = style({ display: 'flex', flexDirection: 'column' });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '11ch minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
});

export const factLabel = style({ ...note, color: vars.color.faint, lineHeight: '1.55rem' });

export const attempts = style({ display: 'flex', flexDirection: 'column', gap: 6 });
export const attemptList = style({ padding: 0 });
export const attempt = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  alignItems: 'baseline',
  paddingBlock: 8,
  borderTop: `1px solid ${vars.color.hair}`,
});

export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  paddingInlineStart: 22,
  listStyle: '"–  "',
  maxWidth: '62ch',
});

export const actions = style({ ...wrap(14), paddingTop: 18, borderTop: `1px solid ${vars.color.hair}` });

/** The button to continue is at the end, under the thumb. */
globalStyle(`${actions} > :last-child:not(:first-child)`, { marginInlineStart: 'auto' });

export const status = style({ ...wrap('4px 20px', 'baseline'), minHeight: 24 });

export const place = style({ ...note, color: vars.color.faint });

export const saveState = style({
  ...note,
  marginInlineStart: 'auto',
  color: vars.color.faint,
  selectors: {
    '&[data-saving=saved]': { color: vars.color.success },
    '&:is([data-saving=failed], [data-saving=unfit])': { color: vars.color.error },
  },
});

export const clock = style({ ...note, fontSize: '1rem', color: vars.color.ink });
export const clockLate = style({ ...note, fontSize: '1rem', fontWeight: 600, color: vars.color.signal });

export const question = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });

/** Shown if there is a keyboard. */
export const keys = style({
  ...note,
  display: 'none',
  paddingTop: 12,
  color: vars.color.faint,
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'block' } },
});

export const check = style({ paddingTop: 16, minHeight: 56 });

export const openQuestions = style({
  ...wrap(8, 'center'),
  padding: '10px 14px',
  background: vars.color.warningWash,
});

export const jump = style({
  ...note,
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sheet,
  selectors: {
    '&[data-answered=true]': { background: vars.color.well, borderColor: vars.color.ink },
    '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${vars.color.signal}`, borderColor: vars.color.signal },
  },
});

export const map = style({ display: 'flex', flexWrap: 'wrap', gap: 6, padding: 0 });

export const attemptLink = style({
  minHeight: 44,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const score = style({
  fontFamily: vars.font.heading,
  fontWeight: 640,
  fontSize: '2rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});

export const answers = style({ display: 'flex', flexDirection: 'column', gap: 32, padding: 0 });
export const answer = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const answerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
export const explanation = style({
  padding: '12px 16px',
  background: vars.color.well,
  borderInlineStart: `3px solid ${vars.color.line}`,
});

/** The learner's text with its line breaks. */
export const written = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.line}`,
});
