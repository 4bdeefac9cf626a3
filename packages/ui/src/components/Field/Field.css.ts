import { style } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { vars } from '../../theme/theme.css.ts';
import { text } from '../../theme/type.ts';

const GAP = 6;

export const field = style({ display: 'flex', flexDirection: 'column', gap: GAP, minWidth: 0 });
/** When empty it uses no room, so the field ends where its control does, beside a button too. */
export const said = style({ selectors: { '&:empty': { marginTop: -GAP } } });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
});
export const label = style({ fontSize: text.s.size, lineHeight: 1.35, fontWeight: 600 });
export const asterisk = style({ color: vars.color.error, marginInlineStart: 3 });
export const hint = style({ fontSize: text.s.size, lineHeight: 1.45, color: vars.color.soft });
export const error = style([
  { display: 'flex', gap: 7, fontSize: text.s.size, lineHeight: 1.45, color: vars.color.error },
  // A revision triangle, as used to mark a fault on a drawing.
  {
    selectors: {
      '&::before': {
        content: '',
        flex: 'none',
        width: 10,
        height: 9,
        marginTop: '.42em',
        background: 'currentColor',
        clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
      },
    },
  },
]);
export const counter = style({ ...faintMono, fontVariantNumeric: 'tabular-nums' });
export const over = style({ color: vars.color.error, fontWeight: 600 });
