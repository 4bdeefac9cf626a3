import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: 'clamp(20px, 3vw, 32px) 40px' });
export const head = style({ display: 'grid', gap: 12, paddingBlock: 'clamp(28px, 4vw, 56px) 32px' });
export const lead = style({ color: vars.color.soft, maxWidth: '41.3em', textWrap: 'pretty' });

/** Text about the long form, shown only before either form is started. */
export const ofLongForm = style({
  selectors: { '[data-short] &, [data-token] &': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Text shown until the form was sent. */
export const untilSent = style({ selectors: { '[data-sent] &': { display: 'none' } } });

export const columns = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 48 },
    md: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', gap: 80, alignItems: 'start' },
  }),
);

export const panel = style({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 3vw, 24px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const steps = style({
  display: 'grid',
  gap: 12,
  paddingInlineStart: '1.4em',
  listStyleType: 'decimal',
  color: vars.color.soft,
});
