import { vars } from '@plinth/ui/theme/theme.css';
import { mono, type } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: 'clamp(20px, 3vw, 32px)' });

export const text = style({ maxWidth: '68ch', paddingTop: 'clamp(28px, 4.5vw, 64px)' });

export const date = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.faint,
  marginTop: 10,
});

globalStyle(`${text} h2`, {
  fontFamily: vars.font.heading,
  fontSize: type.m.size,
  lineHeight: type.m.line,
  fontWeight: 620,
  marginTop: '2.2rem',
});
globalStyle(`${text} p, ${text} ul`, { marginTop: '.8rem' });
globalStyle(`${text} ul`, { paddingInlineStart: '1.2em' });
globalStyle(`${text} li + li`, { marginTop: '.4rem' });
globalStyle(`${text} ::marker`, { color: vars.color.signal });
