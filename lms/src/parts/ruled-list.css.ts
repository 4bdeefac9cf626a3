import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** A list under a strong line, as a schedule on a drawing. */
export const ruledList = style({ padding: 0, listStyle: 'none', borderTop: `2px solid ${vars.color.ink}` });

/** A row of it. */
export const ruledRow = style({ borderBottom: `1px solid ${vars.color.hair}` });
