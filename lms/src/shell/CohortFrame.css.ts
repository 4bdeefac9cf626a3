import { unseen } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { motion } from '@plinth/ui/theme/motion';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

const columns = (width: number) => `${width}px minmax(0, 1fr)`;

export const frame = style(
  responsiveStyle({
    xs: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '100dvh' },
    md: {
      gridTemplateColumns: columns(layout.sidebarCollapsed),
      selectors: {
        '&[data-expanded=true]': { gridTemplateColumns: columns(layout.sidebarExpanded) },
      },
    },
  }),
);

export const side = style({
  position: 'sticky',
  zIndex: 20,
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100dvh',
  background: vars.color.sheet,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  height: 60,
  paddingInline: 16,
  borderBottom: `1px solid ${vars.color.hair}`,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 52,
  marginTop: 'auto',
  paddingInline: 20,
  borderTop: `1px solid ${vars.color.hair}`,
  color: vars.color.faint,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  selectors: { '&:hover': { color: vars.color.ink }, '&:focus-visible': { outlineOffset: -2 } },
});

export const hidden = style(unseen);

export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const bar = style(
  responsiveStyle({
    xs: {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 60,
      paddingInline: 12,
      background: vars.color.sheet,
      borderBottom: `1px solid ${vars.color.hair}`,
      '@media': { print: { display: 'none' } },
    },
    md: { paddingInline: '32px 20px' },
  }),
);

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: layout.target,
  height: layout.target,
  color: vars.color.ink,
});

export const course = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 });

export const courseTitle = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  lineHeight: 1.25,
  fontSize: '0.9375rem',
});

export const courseFacts = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  lineHeight: 1.4,
  letterSpacing: '.02em',
  color: vars.color.faint,
});

export const account = style({
  flex: 'none',
  display: 'flex',
  minHeight: layout.target,
  minWidth: layout.target,
});

export const preview = style(
  responsiveStyle({
    xs: {
      padding: '10px 16px',
      background: vars.color.infoWash,
      color: vars.color.info,
      fontSize: '0.875rem',
      borderBottom: `1px dashed ${vars.color.info}`,
    },
    md: { paddingInline: 32 },
  }),
);

export const main = style(
  responsiveStyle({
    xs: { flex: 1, minWidth: 0, padding: '20px 16px 112px' },
    sm: { padding: '28px 24px 112px' },
    md: { padding: '32px 32px 80px' },
    xl: { padding: '40px 48px 96px' },
  }),
);
