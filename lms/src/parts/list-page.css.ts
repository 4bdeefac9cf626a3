import { centred, ends } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

/** A page of records below each other: orders, documents. */
export const page = style(centred(960, 28));

export const head = style({ display: 'grid', gap: 8 });

export const titleLine = style(ends('8px 16px', 'baseline'));

/** Skeletons in a card. */
export const skeleton = style({ display: 'grid', gap: 14 });
