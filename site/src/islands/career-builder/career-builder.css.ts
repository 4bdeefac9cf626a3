import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  columnGap: 24,
});

/** Whose answers these are, and the way out for another person at the same machine. */
export const whose = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 14,
  overflowWrap: 'anywhere',
});
/** A quiet button aligned with the start of the text above it. */
export const anew = style({ marginInlineStart: -8 });

/** Read out but not visible: the heading of the step has the same text. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const error = style({ color: vars.color.error, fontSize: '0.875rem', fontWeight: 600 });
