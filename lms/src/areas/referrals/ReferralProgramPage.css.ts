import { ends } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const address = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
export const field = style({ flex: '1 1 260px', minWidth: 0 });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const footer = style({ gridColumn: '1 / -1' });

export const rows = style({ padding: 0 });
export const row = style({
  ...ends('8px 16px', 'center'),
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.hair}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const who = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const standing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });

export const rules = style({
  display: 'grid',
  gap: 8,
  paddingInlineStart: '1.4em',
  listStyleType: 'decimal',
});

export const question = style({ borderTop: `1px solid ${vars.color.hair}` });
export const asked = style({ minHeight: 44, paddingBlock: 10, fontWeight: 600, cursor: 'pointer' });
export const answer = style({ maxWidth: '66ch', paddingBottom: 14, color: vars.color.soft });
