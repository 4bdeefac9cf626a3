import { stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const tips = style({ ...stack(12), padding: 'clamp(14px, 3vw, 20px)', background: vars.color.well });
export const list = style({ display: 'grid', gap: 18, padding: 0, listStyle: 'none' });
export const tip = style({ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' });
