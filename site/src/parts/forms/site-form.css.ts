import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: 20,
  maxWidth: 620,
  // What was sent makes room for the thanks.
  selectors: { '&[hidden]': { display: 'none' } },
});
export const field = style({ display: 'grid', gap: 6, minWidth: 0 });
export const label = style({ fontSize: '0.875rem', lineHeight: 1.35, fontWeight: 600 });
export const star = style({ color: vars.color.error, marginInlineStart: 3 });
export const hint = style({ fontSize: '0.875rem', lineHeight: 1.45, color: vars.color.soft });

export const control = style({
  width: '100%',
  minHeight: layout.target,
  padding: '10px 14px',
  font: 'inherit',
  color: vars.color.ink,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
  selectors: { '&[aria-invalid]': { borderColor: vars.color.error } },
});
globalStyle(`textarea${control}`, { resize: 'vertical' });

/** A phone, and before it the choice of its country once there is one. */
export const phone = style({ display: 'flex', gap: 8 });
globalStyle(`${phone} > select`, { flex: 'none', width: 'auto' });

export const error = style({
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: vars.color.error,
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      width: 10,
      height: 9,
      marginInlineEnd: 7,
      background: 'currentColor',
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    },
    '&[hidden]': { display: 'none' },
  },
});

/** Never seen by people; whatever fills it in is no person. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14 });
export const privacy = style({ fontSize: '0.875rem', lineHeight: 1.45, color: vars.color.soft });

export const sent = style({
  display: 'grid',
  gap: 10,
  maxWidth: 620,
  paddingBlock: 20,
  borderTop: `2px solid ${vars.color.success}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const sentTitle = style({
  fontFamily: vars.font.heading,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  fontWeight: 620,
});
