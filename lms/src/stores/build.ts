import { proxy } from 'valtio';

/** Whether the school was updated while the page was open, and no longer has a part that the page needs. */
export const build = proxy({ isReplaced: false });
