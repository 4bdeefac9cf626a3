import * as z from 'zod/mini';
import { NAMESPACES } from './namespaces.ts';

export { NAMESPACES };

export const Namespace = z.enum(NAMESPACES);
export type Namespace = z.infer<typeof Namespace>;
