import type { QueryMeta } from '@plinth/domain/mentor-queries/query';
import type { QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';

/** What a query is about, as a form has it. */
export type About = { part: QueryNamespace; nodeId: string | null };

/** The same as the call takes it: the namespace follows from it. Null while the topic is missing. */
export function metaOf({ part, nodeId }: About): QueryMeta | null {
  if (part === 'CAREER') return {};
  if (nodeId === null) return null;
  return part === 'CAPSTONE' ? { capstoneDetails: { nodeId } } : { curriculumDetails: { nodeId } };
}

/** What a query that was asked is about. */
export function aboutOf({ curriculumDetails, capstoneDetails }: QueryMeta): About {
  if (curriculumDetails) return { part: 'LEARNING', nodeId: curriculumDetails.nodeId };
  return capstoneDetails
    ? { part: 'CAPSTONE', nodeId: capstoneDetails.nodeId }
    : { part: 'CAREER', nodeId: null };
}
