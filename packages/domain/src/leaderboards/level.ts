import * as z from 'zod/mini';
import { LEVELS } from './levels.ts';

export { LEVELS };

export const Level = z.literal(LEVELS);
export type Level = z.infer<typeof Level>;
