import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { text } from '../../theme/type.ts';

export const size = styleVariants(text, ({ size, line }) => ({ fontSize: size, lineHeight: line }));
export const tone = styleVariants({
  ink: {},
  soft: { color: vars.color.soft },
  faint: { color: vars.color.faint },
  signal: { color: vars.color.signal },
  error: { color: vars.color.error },
  success: { color: vars.color.success },
});
export const weight = styleVariants({ normal: {}, strong: { fontWeight: 600 } });
/** User-written text is shown with its original line breaks. */
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const measure = style({ maxWidth: '44em', textWrap: 'pretty' });
