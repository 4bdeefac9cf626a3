import { stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const editor = style({ border: `1px solid ${vars.color.line}`, background: vars.color.sheet });
export const tools = style({
  ...wrap(4, 'center'),
  margin: 0,
  padding: 8,
  border: 0,
  borderBottom: `1px solid ${vars.color.hair}`,
  background: vars.color.well,
});
export const asked = style({ ...stack(12), flex: '1 1 100%', padding: 12 });
export const text = style({
  minHeight: 240,
  padding: 16,
  maxWidth: 760,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  fontVariantLigatures: 'none',
  lineHeight: 1.6,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.signal}`, outlineOffset: -2 } },
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} ${selector}`, rule);
inside('p', { margin: '0 0 12px' });
inside('h2', { margin: '20px 0 8px', fontSize: 22, lineHeight: 1.25 });
inside('h3, h4, h5, h6', { margin: '16px 0 8px', fontSize: 18, lineHeight: 1.3 });
inside('ul, ol', { margin: '0 0 12px', paddingLeft: 24 });
inside('li p', { margin: '0 0 4px' });
inside('li[data-checked=true]::marker', { content: '"☑ "' });
inside('li[data-checked=false]::marker', { content: '"☐ "' });
inside('pre, code', { fontFamily: vars.font.mono, fontSize: 14, background: vars.color.well });
inside('pre', { padding: 12, margin: '0 0 12px', whiteSpace: 'pre-wrap' });
inside('blockquote', { margin: '0 0 12px', paddingLeft: 16, borderLeft: `3px solid ${vars.color.line}` });
inside('aside', { margin: '0 0 12px', padding: 12, border: `1px solid ${vars.color.line}` });
inside('aside::before', {
  content: 'attr(data-kind)',
  fontFamily: vars.font.mono,
  fontSize: 12,
  color: vars.color.soft,
});
inside('p[data-title]', { fontWeight: 600 });
inside('table', { width: '100%', margin: '0 0 12px', borderCollapse: 'collapse' });
inside('td', { padding: 6, border: `1px solid ${vars.color.hair}`, verticalAlign: 'top', minWidth: 40 });
inside('tr:first-child td', { fontWeight: 600, background: vars.color.well });
inside('[data-picture]', { padding: '2px 6px', background: vars.color.well, color: vars.color.soft });
inside('[data-href]', { textDecoration: 'underline', color: vars.color.signal });
inside('[data-kept]', { color: vars.color.soft });
inside('.ProseMirror-selectednode', { outline: `2px solid ${vars.color.signal}` });
