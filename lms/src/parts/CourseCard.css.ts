import { wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** As many cards per row as fit, each at least 300 px wide; a card is never wider than 390 px. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 24,
  padding: 0,
});

export const drawing = style({ color: vars.color.ink, padding: 16 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });

export const footer = style(wrap('8px 16px', 'center'));
