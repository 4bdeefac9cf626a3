import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/**
 * The same height before and after the names are known. Their styles are loaded with them
 * (parts/mentors/mentors-style.ts).
 */
export const now = style({
  minHeight: 121,
  marginTop: 12,
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.ink}`,
});
