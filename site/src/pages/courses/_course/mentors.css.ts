import { vars } from '@plinth/ui/theme/theme.css';
import { mono, text as textSize } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

const PORTRAIT = 72;

/** As high before the names are known as after. */
export const now = style({
  minHeight: 121,
  marginTop: 12,
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.ink}`,
});

/** One row that scrolls, however many teach. */
export const people = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(280px, 1fr)',
  gap: 28,
  overflowX: 'auto',
  paddingBottom: 8,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const person = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${PORTRAIT}px minmax(0, 1fr)`,
  gap: 16,
  alignItems: 'center',
});

export const frame = style({
  width: PORTRAIT,
  height: PORTRAIT,
  border: `1px solid ${vars.color.line}`,
  background: `repeating-linear-gradient(135deg, ${vars.color.hair} 0 1px, transparent 1px 6px)`,
});

export const portrait = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const facts = style({ display: 'grid', minWidth: 0 });

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** The portrait and what stands beside it lead to the profile too: a name alone is low for a thumb. */
export const name = style({
  ...oneLine,
  fontWeight: 600,
  fontSize: textSize.m.size,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const line = style({
  ...oneLine,
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: mono.line,
  color: vars.color.faint,
});
