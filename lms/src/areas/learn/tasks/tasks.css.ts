import { centred } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { link, title } from '../../../parts/link-rows.css.ts';

export const page = style(centred(1000, 24));

export const group = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${link}[aria-expanded=true] ${title}`, { color: vars.color.signal });
export const remark = style({
  gridColumn: '1 / -1',
  color: vars.color.soft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const opened = style({ display: 'flex', flexDirection: 'column', gap: 14, paddingBottom: 24 });
