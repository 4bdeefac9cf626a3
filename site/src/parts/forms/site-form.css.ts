import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: 20,
  maxWidth: 620,
  // The sent form is replaced by the thanks.
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
});
globalStyle(`textarea${control}`, { resize: 'vertical' });

/**
 * A phone, preceded by the choice of its country once there is one. Elements that only a script shows bring their own
 * styles (enhanced-style.ts).
 */
export const phone = style({ display: 'flex', gap: 8 });

/** Invisible to people; anything that fills it in is not a person. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14 });
export const privacy = style({ fontSize: '0.875rem', lineHeight: 1.45, color: vars.color.soft });
