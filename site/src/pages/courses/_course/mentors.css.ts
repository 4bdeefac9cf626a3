import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** As high before the names are known as after. How they look comes with them (parts/mentors/mentors-style.ts). */
export const now = style({
  minHeight: 121,
  marginTop: 12,
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.ink}`,
});
