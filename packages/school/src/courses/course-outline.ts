import type {
  CourseNode,
  CoursePackage,
  ModuleType,
} from '@plinth/api-server/services/course-packages/course-package';

export type CourseOutline = {
  code: string;
  slug: string;
  title: string;
  outcome: string;
  audience: string;
  weeks: number;
  skills: string[];
  modules: {
    key: string;
    title: string;
    summary: string;
    type: ModuleType;
    /** Whole days after the cohort's START_DATE. */
    releaseDay: number;
    topics: {
      key: string;
      title: string;
      summary?: string;
      /** Reading time; absent while a topic is only outlined. */
      minutes?: number;
    }[];
  }[];
};

function topicOf({ key, meta }: CourseNode): CourseOutline['modules'][number]['topics'][number] {
  return {
    key,
    title: meta.title ?? '',
    ...(meta.content === undefined ? {} : { summary: meta.content }),
    ...(meta.time === undefined ? {} : { minutes: meta.time }),
  };
}

/**
 * Returns what a public course page shows of a course: the names of modules and topics, and nothing of their content.
 */
export function courseOutline(pkg: CoursePackage): CourseOutline {
  const { code, slug, title, outcome, audience, weeks, skills, nodes } = pkg;
  return {
    code,
    slug,
    title,
    outcome,
    audience,
    weeks,
    skills,
    modules: nodes
      .filter((node) => node.parentKey === slug && !node.key.startsWith(`${slug}/parts/`))
      .map((node) => ({
        key: node.key,
        title: node.meta.title ?? '',
        summary: node.meta.content ?? '',
        type: node.type as ModuleType,
        releaseDay: node.releaseDay ?? 0,
        topics: nodes.filter((child) => child.parentKey === node.key && child.type === 'TOPIC').map(topicOf),
      })),
  };
}
