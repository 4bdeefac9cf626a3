import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring inside the scrolling box.
  padding: 5,
  margin: -5,
});
export const joined = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { marginInlineStart: -1 }, '&:hover': { zIndex: 1 } },
});
