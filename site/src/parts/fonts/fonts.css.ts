import { vars } from '@plinth/ui/theme/theme.css';
import { fallbackFonts } from '@plinth/ui/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';

/**
 * The fallbacks are shown until the school's own faces are loaded (take-fonts.ts), which never happens without
 * JavaScript.
 */
globalStyle(':root:not([data-fonts])', {
  '@media': {
    '(scripting: enabled)': {
      vars: {
        [vars.font.heading]: fallbackFonts.heading,
        [vars.font.text]: fallbackFonts.text,
        [vars.font.mono]: fallbackFonts.mono,
      },
    },
  },
});
