import * as z from 'zod/mini';
import { COMPONENT_TYPES } from './component-type.ts';
import { NODE_TYPES } from './node-type.ts';

/** The values of a curriculum node's `type`: a node type or a component type. */
export const NODE_KINDS = [...NODE_TYPES, ...COMPONENT_TYPES] as const;
export const NodeKind = z.enum(NODE_KINDS);
export type NodeKind = z.infer<typeof NodeKind>;
