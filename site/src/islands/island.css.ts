import { faintMono, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

/** Shown while the address contains a token and its page has not loaded yet. The page's head sets data-token. */
export const withToken = style({ display: 'none', selectors: { '[data-token] &': { display: 'block' } } });
export const withoutToken = style({ selectors: { '[data-token] &': { display: 'none' } } });

/** Without scripts an island can do nothing; its page says so, and whom to write to. */
globalStyle('main astro-island', { '@media': { '(scripting: none)': { display: 'none' } } });

export const stack = style({ display: 'grid', gap: 28, alignContent: 'start', minWidth: 0 });
export const narrow = style({ display: 'grid', gap: 28, maxWidth: 620 });
export const tight = style({ display: 'grid', gap: 10, alignContent: 'start', minWidth: 0 });

/** The form, and the content beside it. */
export const columns = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 40 },
    md: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', gap: 72, alignItems: 'start' },
  }),
);

export const fields = style({ display: 'grid', gap: 22 });
export const actions = style({ ...wrap(14, 'center'), paddingTop: 6 });
export const soft = style({ color: vars.color.soft, maxWidth: '41.3em', textWrap: 'pretty' });
export const note = style({ ...faintMono, lineHeight: mono.line, fontVariantNumeric: 'tabular-nums' });

/** A sheet beside the form. */
export const panel = style({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 3vw, 24px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});

/** Lines of amounts: the description on the left, aligned figures on the right. */
export const ledger = style({ borderTop: `1px solid ${vars.color.ink}` });
export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 20,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const figure = style({
  fontFamily: vars.font.mono,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const total = style([entry, { fontWeight: 600, borderBottom: `2px solid ${vars.color.ink}` }]);
globalStyle(`${total} dd`, { fontSize: '1.0625rem' });

export const choices = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ fontSize: '0.875rem', fontWeight: 600, paddingBottom: 12 });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  columnGap: 20,
});

/** Invisible to people; anything that fills it in is not a person. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
});

export const answered = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: '0 24px' },
    sm: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
  }),
  padding: '9px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
  fontSize: '0.9375rem',
});
export const given = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const benefits = style({
  display: 'grid',
  gap: 6,
  paddingInlineStart: '1.1em',
  listStyleType: 'square',
  color: vars.color.soft,
});

export const numbered = style({
  display: 'grid',
  gap: 10,
  paddingInlineStart: '1.4em',
  listStyleType: 'decimal',
  color: vars.color.soft,
  maxWidth: '41.3em',
});
