import * as z from 'zod/mini';
import { MISSIONS } from './missions.ts';

export const Mission = z.enum(MISSIONS);
export type Mission = z.infer<typeof Mission>;
