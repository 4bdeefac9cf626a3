import { ends, stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(36));
export const section = style(stack(12));
export const actionForm = style(stack(22));
export const facts = style(
  responsiveStyle({
    xs: {
      display: 'grid',
      gap: '8px 18px',
      gridTemplateColumns: 'minmax(90px, auto) minmax(0, 1fr)',
      margin: 0,
      overflowWrap: 'anywhere',
    },
    md: { gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)' },
  }),
);
export const note = style({
  ...stack(6),
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hair}`,
});
export const noteText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const line = style(ends('8px 16px', 'center'));
export const form = style({ ...stack(12), maxWidth: 640 });

export const stays = style({
  ...stack(6),
  margin: 0,
  paddingLeft: 20,
  fontSize: '0.9375rem',
  listStyle: 'disc',
});
