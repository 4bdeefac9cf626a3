import { ends, stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(26));
export const section = style(stack(10));
export const answers = style({ ...stack(12), margin: 0, overflowWrap: 'anywhere' });
export const question = style({ color: vars.color.soft });
export const answer = style({ margin: 0, whiteSpace: 'pre-wrap' });
export const lines = style({ ...stack(6), margin: 0 });
export const line = style(ends('2px 16px'));
export const figure = style({ margin: 0, fontFamily: vars.font.mono, fontSize: '0.8125rem' });
export const mail = style({
  ...stack(8),
  padding: 14,
  border: `1px solid ${vars.color.ink}`,
  overflowWrap: 'anywhere',
});
export const words = style({
  margin: 0,
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const history = style({ ...stack(12), margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  ...stack(4),
  paddingTop: 10,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const reply = style({ ...stack(4), paddingLeft: 12, borderLeft: `2px solid ${vars.color.line}` });

/** As many columns side by side as fit, so that nothing scrolls sideways. */
export const board = style({
  display: 'grid',
  gap: '28px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  alignItems: 'start',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const column = style({ ...stack(10), paddingTop: 10, borderTop: `2px solid ${vars.color.ink}` });
export const cards = style({ ...stack(10), margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  ...stack(2),
  padding: '10px 12px',
  border: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
