import { proxy } from 'valtio';

/** How often this tab has changed something in the office and reloaded what is shown. */
export const officeChanges = proxy({ count: 0 });
