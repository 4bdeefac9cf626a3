import * as z from 'zod/mini';
import { WORK_MODES } from './work-modes.ts';

export const WorkMode = z.enum(WORK_MODES);
export type WorkMode = z.infer<typeof WorkMode>;
