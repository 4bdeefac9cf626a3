import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { QueryMeta } from '@plinth/domain/mentor-queries/query';

/** The subject of a stored query. */
export function metaOfQuery(namespace: Namespace, nodeId: string | null): QueryMeta {
  if (nodeId === null) return {};
  return namespace === 'CAPSTONE' ? { capstoneDetails: { nodeId } } : { curriculumDetails: { nodeId } };
}
