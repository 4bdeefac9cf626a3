import { style } from '@vanilla-extract/css';

export const area = style({
  minHeight: 120,
  resize: 'vertical',
  lineHeight: 1.5,
  fieldSizing: 'content' as 'content',
});
