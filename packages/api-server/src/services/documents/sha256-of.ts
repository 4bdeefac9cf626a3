import { createHash } from 'node:crypto';

/** The SHA-256 of a content in hex. */
export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
