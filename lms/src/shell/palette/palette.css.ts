import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const palette = style({ display: 'flex', flexDirection: 'column', gap: 12 });

/** As high as it can become, so that the sheet does not move while typing. */
export const list = style({ height: 'min(52dvh, 460px)', overflowY: 'auto', overscrollBehavior: 'contain' });

export const label = style({
  paddingBlock: '12px 4px',
  paddingInline: 10,
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  letterSpacing: '.02em',
  color: vars.color.faint,
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  alignContent: 'center',
  columnGap: 16,
  minHeight: layout.target,
  padding: '6px 10px',
  borderInlineStart: '2px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { background: vars.color.well, borderInlineStartColor: vars.color.signal },
  },
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = style({ ...cut, fontWeight: 600 });
export const detail = style({
  ...cut,
  maxWidth: '22em',
  alignSelf: 'center',
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  color: vars.color.faint,
  '@media': { 'screen and (max-width: 599px)': { gridColumn: '1 / -1', maxWidth: 'none' } },
});
export const excerpt = style({ ...cut, gridColumn: '1 / -1', color: vars.color.soft, fontSize: '0.875rem' });
