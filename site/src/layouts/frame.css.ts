import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import {
  type CSSProperties,
  type GlobalStyleRule,
  globalStyle,
  keyframes,
  style,
} from '@vanilla-extract/css';

const gutter = 'clamp(16px, 4vw, 56px)';

export const header = style({ borderBottom: `1px solid ${vars.color.hair}`, background: vars.color.ground });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'clamp(4px, 1.5vw, 16px)',
  maxWidth: 1376,
  minHeight: 64,
  marginInline: 'auto',
  paddingInline: gutter,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  textDecoration: 'none',
});

export const nav = style({ display: 'flex', alignItems: 'center', gap: 'clamp(2px, 3vw - 6px, 24px)' });

const plainLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

/** In the header at every width. */
export const firstLink = plainLink;

export const link = style([
  plainLink,
  {
    selectors: {
      [`${nav} > &`]: responsiveStyle({ xs: { display: 'none' }, sm: { display: 'inline-flex' } }),
    },
  },
]);

/** A button among the links of the footer. */
export const choice = style([
  plainLink,
  { font: 'inherit', color: 'inherit', background: 'none', border: 0, padding: 0, cursor: 'pointer' },
]);

export const footer = style({
  borderTop: `1px solid ${vars.color.line}`,
  marginTop: 72,
  background: vars.color.sheet,
});

export const footerGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 32,
  maxWidth: 1376,
  marginInline: 'auto',
  padding: `40px ${gutter} 56px`,
});

export const footerTitle = style({
  fontFamily: vars.font.mono,
  fontSize: 13,
  fontWeight: 500,
  color: vars.color.soft,
});

export const footerList = style({ paddingTop: 8 });

/**
 * Only in browsers with scroll anchoring, so that text does not jump when a section above turns out higher than
 * estimated.
 */
const onScreen = (media: string, rule: CSSProperties): GlobalStyleRule => ({
  '@media': { [media]: { '@supports': { '(overflow-anchor: auto)': rule } } },
});
const whenNear: CSSProperties = { contentVisibility: 'auto', containIntrinsicSize: 'auto 650px' };
const PHONE = 'screen and (width < 600px)';

const BELOW = 'main > section:nth-of-type(n + 2)';

/**
 * A section is laid out when it comes near: a long page is ready sooner, and late fonts re-lay out only what is
 * visible. Not the first section, which is visible immediately.
 */
globalStyle(`${BELOW}, footer`, onScreen('screen', whenNear));

const notYet = keyframes({ 'from, to': { contentVisibility: 'hidden' } });
const inFull = keyframes({ to: { contentVisibility: 'visible' } });
/**
 * Soon after, the sections are laid out in full, each in a separate task: jump targets stay where they are, and
 * anything that reads the whole page, such as a screenshot or a search engine, finds all of it.
 */
const inTurn = 'calc(1s + sibling-index() * 50ms)';

globalStyle(
  `${BELOW}, footer`,
  onScreen('screen', { animation: [`${inFull} 1ms 1s forwards`, `1ms ${inTurn} forwards ${inFull}`] }),
);
/** On a phone, content below waits for the second frame: two short tasks instead of a long one before the first. */
globalStyle(
  BELOW,
  onScreen(PHONE, {
    animation: [
      `${notYet} 1ms, ${inFull} 1ms 1s forwards`,
      `${notYet} 1ms, ${inFull} 1ms ${inTurn} forwards`,
    ],
  }),
);
