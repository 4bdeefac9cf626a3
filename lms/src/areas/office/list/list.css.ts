import { ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({ ...stack(20), maxWidth: 1240 });
export const part = style(stack(12));
export const section = style({ ...stack(12), marginTop: 20 });
export const sheetSection = style(stack(10));

export const head = style(ends('12px 24px', 'flex-end'));
export const words = style({ ...stack(6), minWidth: 0 });
export const actions = style(wrap(12, 'center'));

export const filters = style(
  responsiveStyle({
    xs: stack(12),
    sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))', alignItems: 'end' },
  }),
);

export const rows = style({ selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });

export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target / 2,
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '.25em',
  overflowWrap: 'anywhere',
  '@media': { '(pointer: coarse)': { minHeight: layout.target } },
  selectors: { '&:hover': { textDecorationColor: vars.color.ink } },
});

export const two = style({ ...stack(2), minWidth: 0, overflowWrap: 'anywhere' });
/** What a row is named after: a wide column beside it would otherwise break the name into its words. */
export const named = style([two, { minWidth: '8.5rem' }]);

export const bones = style({ ...stack(0), borderTop: `2px solid ${vars.color.ink}` });
export const bone = style({
  display: 'grid',
  gridTemplateColumns: '2fr 2fr 1fr',
  gap: 24,
  padding: '16px 14px',
  borderBottom: `1px solid ${vars.color.hair}`,
});

export const selection = style({
  ...wrap(12, 'center'),
  padding: '10px 14px',
  border: `1px solid ${vars.color.ink}`,
});
/** For keyboard and mouse only: touch has no Shift. */
export const keyHint = style({
  flexBasis: '100%',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
/** The box has the height of a touch target; beside a link half as high it is centred on the line. */
export const choiceBox = style({
  marginBlock: -layout.target / 4,
  '@media': { '(pointer: coarse)': { marginBlock: 0 } },
});
export const factLines = style({ ...stack(6), margin: 0 });
export const factLine = style(ends('4px 16px'));
export const factValue = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });

/** A checkbox that chooses a row, before the row's first content. */
export const chosenCell = style({ display: 'flex', alignItems: 'flex-start', gap: 8, minWidth: 0 });

export const outcomes = style({ ...stack(0), margin: 0, padding: 0, listStyle: 'none' });
export const outcome = style({
  ...stack(4),
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const outcomeHead = style(ends('4px 12px', 'center'));
