import type { QueryMeta } from '@plinth/domain/mentor-queries/query';
import type { QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';

/** The subject of a query, as used in a form. */
export type About = { part: QueryNamespace; nodeId: string | null };

/** The subject as the call expects it: it determines the namespace. Null while the topic is missing. */
export function metaOf({ part, nodeId }: About): QueryMeta | null {
  if (part === 'CAREER') return {};
  if (nodeId === null) return null;
  return part === 'CAPSTONE' ? { capstoneDetails: { nodeId } } : { curriculumDetails: { nodeId } };
}

/** The subject of an existing query. */
export function aboutOf({ curriculumDetails, capstoneDetails }: QueryMeta): About {
  if (curriculumDetails) return { part: 'LEARNING', nodeId: curriculumDetails.nodeId };
  return capstoneDetails
    ? { part: 'CAPSTONE', nodeId: capstoneDetails.nodeId }
    : { part: 'CAREER', nodeId: null };
}
