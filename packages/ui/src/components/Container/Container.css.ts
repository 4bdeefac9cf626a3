import { style, styleVariants } from '@vanilla-extract/css';

const gutter = 'clamp(16px, 4vw, 56px)';

export const container = style({ width: '100%', marginInline: 'auto', paddingInline: gutter });
export const width = styleVariants({
  text: { maxWidth: `calc(44em + 2 * ${gutter})` },
  form: { maxWidth: `calc(560px + 2 * ${gutter})` },
  page: { maxWidth: `calc(1264px + 2 * ${gutter})` },
  wide: { maxWidth: `calc(1640px + 2 * ${gutter})` },
});
