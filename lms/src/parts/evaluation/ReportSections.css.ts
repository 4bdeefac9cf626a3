import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const sections = style(responsiveStyle({ xs: { columnGap: 44 }, md: { columnCount: 2 } }));
export const section = style({ breakInside: 'avoid', paddingBottom: 28 });
export const answers = style({ marginTop: 8, borderTop: `1px solid ${vars.color.hair}` });
export const answer = style({ paddingBlock: 10, borderBottom: `1px solid ${vars.color.hair}` });
globalStyle(`${answer} > dt`, { color: vars.color.soft });
globalStyle(`${answer} > dd`, { margin: 0 });
