import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** A list below a strong line, like a schedule on a drawing. */
export const ruledList = style({ padding: 0, listStyle: 'none', borderTop: `2px solid ${vars.color.ink}` });

/** A row of the list. */
export const ruledRow = style({ borderBottom: `1px solid ${vars.color.hair}` });
