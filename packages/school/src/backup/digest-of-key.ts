import { createHmac } from 'node:crypto';

/** Returns a digest by which a backup recognises the key of its school; the key cannot be computed from it. */
export const digestOfKey = (key: string): string =>
  createHmac('sha256', key).update('plinth backup').digest('hex');
