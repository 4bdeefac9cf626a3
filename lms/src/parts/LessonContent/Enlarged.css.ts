import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const window = style({
  overflow: 'auto',
  maxHeight: '72dvh',
  overscrollBehavior: 'contain',
  // The browser's own scroll anchoring would be added to ours.
  overflowAnchor: 'none',
  touchAction: 'pan-x pan-y',
  cursor: 'grab',
  userSelect: 'none',
  background: vars.color.sheet,
  color: vars.color.ink,
  border: `1px solid ${vars.color.hair}`,
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const sheet = style({ padding: 12 });

globalStyle(`${sheet} > svg`, { display: 'block', width: '100%', height: 'auto' });
globalStyle(`${sheet} text`, { fontFamily: vars.font.text });
globalStyle(`${sheet} > img`, { display: 'block', width: '100%', height: 'auto' });

export const size = style({
  marginInlineEnd: 'auto',
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  fontVariantNumeric: 'tabular-nums',
});
