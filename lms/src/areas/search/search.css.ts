import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';
import { ruledList } from '../../parts/ruled-list.css.ts';

const column = (gap: number) => ({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 }) as const;

export const page = style({ ...column(24), maxWidth: 880, marginInline: 'auto' });
export const list = ruledList;
export const item = style({ ...column(2), paddingBlock: 12, borderBottom: `1px solid ${vars.color.hair}` });
export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target / 2,
  fontWeight: 600,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
export const detail = style({ fontFamily: vars.font.mono, fontSize: '0.75rem', color: vars.color.faint });
export const excerpt = style({ color: vars.color.soft, overflowWrap: 'anywhere' });
