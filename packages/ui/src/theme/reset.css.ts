import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { still } from './motion.ts';
import { vars } from './theme.css.ts';
import { text } from './type.ts';

// In a layer, so that a component's own style wins regardless of the bundler's order.
const reset = globalLayer('reset');

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*,*::before,*::after', { boxSizing: 'border-box' });
base('body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend,pre', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
// An empty marker rather than none: Safari then still announces it as a list.
base('ul[class],ol[class]', { listStyleType: '""' });
base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  fontSynthesis: 'none',
  scrollPaddingTop: '5rem',
  accentColor: vars.color.signalFill,
});
base('html,[data-theme]', { background: vars.color.ground, color: vars.color.ink });
base('body', {
  fontFamily: vars.font.text,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
base('img,svg,video,canvas', { display: 'block', maxWidth: '100%' });
base('img,video', { height: 'auto' });
base('button,input,select,textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
base('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
  touchAction: 'manipulation',
});
base('a', { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: '1px' });
base('table', { borderCollapse: 'collapse', width: '100%' });
base('[hidden]', { display: 'none' });
base('::selection', { background: vars.color.signalFill, color: vars.color.onSignal });
base(':focus-visible', { outline: `2px solid ${vars.color.signal}`, outlineOffset: '3px' });

globalStyle('*,*::before,*::after', {
  '@media': {
    [still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
