import * as z from 'zod/mini';
import { GROUP_SORTS } from './group-sorts.ts';

export const GroupSort = z.enum(GROUP_SORTS);
export type GroupSort = z.infer<typeof GroupSort>;
