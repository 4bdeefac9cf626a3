import type { CohortArea } from '@plinth/domain/navigation/learner-pages';
import { pagePath } from '@plinth/domain/navigation/page-path';
import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '../../data/curriculum.ts';
import { coursePages } from '../outline/course-pages.ts';
import type { About } from './about.ts';

/** The course page a query is about, with its address; null while unknown or if there is none. */
export function usePageOf(
  cohortId: string,
  { part, nodeId }: About,
  area: CohortArea = 'learn',
): { title: string; href: string } | null {
  const address = { cohortId, namespace: part, isPreview: area !== 'learn', area };
  const outline = useQuery({ ...outlineQuery(address), enabled: nodeId !== null });
  const nodes = outline.data?.nodes ?? [];
  const page = coursePages(nodes).find(({ node }) => node.nodeId === nodeId);
  const module = nodes.find((node) => node.nodeId === nodeId);
  const found = page?.node ?? module;
  if (!found) return null;
  const moduleId = page?.module.nodeId ?? found.nodeId;
  return {
    title: found.meta.title ?? 'A page of the course',
    href: pagePath(address, moduleId, found.nodeId),
  };
}
