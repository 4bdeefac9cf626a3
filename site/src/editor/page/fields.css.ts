import { space } from '@plinth/ui/theme/space';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono, text } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

/** As wide as its place and no wider, however long a word is typed into it. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 };

export const list = style({ ...column, gap: space.l });

export const group = style({ ...column, gap: space.l, margin: 0, padding: 0, border: 0 });

export const legend = style({ fontWeight: 600, padding: 0, marginBottom: space.xs });

export const hint = style({ color: vars.color.soft, fontSize: text.s.size, lineHeight: text.s.line });

export const error = style({ color: vars.color.error, fontSize: text.s.size, lineHeight: text.s.line });

export const item = style({
  ...column,
  gap: space.xs,
  paddingBottom: space.l,
  borderBottom: `1px solid ${vars.color.hair}`,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const removed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

export const tools = style({ display: 'flex', alignItems: 'start' });

export const order = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const place = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  borderBottom: `1px solid ${vars.color.hair}`,
});

export const count = style({ fontFamily: vars.font.mono, fontSize: mono.size, color: vars.color.faint });

export const thumbnail = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 180,
  border: `1px solid ${vars.color.line}`,
});
