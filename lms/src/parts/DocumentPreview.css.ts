import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const look = style({ display: 'block', maxWidth: '100%', maxHeight: '70vh', marginInline: 'auto' });
export const frame = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const paper = style({ width: '100%', height: '60vh', border: `1px solid ${vars.color.hair}` });
