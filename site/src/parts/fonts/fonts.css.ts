import { vars } from '@plinth/ui/theme/theme.css';
import { fallbackFonts } from '@plinth/ui/theme/tokens';
import { globalStyle } from '@vanilla-extract/css';

/** Until the school's own faces are taken (take-fonts.ts) the stand-ins are read. Without JavaScript nobody takes them. */
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
