import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { LESSON_LINK } from '@plinth/domain/curriculum/lesson-link';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { courseNodes, nodeSkills, skills } from '../../db/schema/curriculum.ts';

/** A node as the course defines it, the same for every cohort; children are ordered by rank. */
export type TreeNode = {
  nodeId: string;
  parent: TreeNode | null;
  type: NodeKind;
  namespace: Namespace;
  rank: number;
  meta: CurriculumNodeMeta;
  releaseDay: number | null;
  dueDay: number | null;
  credits: number;
  formId: string | null;
  isElective: boolean;
  isRetired: boolean;
  children: TreeNode[];
};

/** A skill that the course trains, and the nodes that contribute to it. */
export type CourseSkill = { skillId: string; name: string; icon: string; nodes: readonly TreeNode[] };

/**
 * A published course in memory. It is shared by all requests and never written to. `retired` contains what was taught
 * formerly: such nodes know their parents but are children only of each other.
 */
export type CourseTree = {
  nodes: ReadonlyMap<string, TreeNode>;
  roots: ReadonlyMap<Namespace, TreeNode>;
  retired: ReadonlyMap<string, TreeNode>;
  /** By name. */
  skills: readonly CourseSkill[];
};

const Trained = z.array(z.object({ skillId: z.string(), name: z.string(), icon: z.string() }));

type Row = Awaited<ReturnType<typeof readNodes>>[number];

/** Reads the nodes of a course by rank, each with the skills it contributes to. One statement. */
function readNodes(db: Database, courseId: string) {
  const { skillId, name, icon } = skills;
  const { search: _, ...columns } = getTableColumns(courseNodes);
  const trained = db
    .select({
      list: sql`coalesce(json_agg(json_build_object('skillId', ${skillId}, 'name', ${name}, 'icon', ${icon})), '[]')`,
    })
    .from(nodeSkills)
    .innerJoin(skills, eq(skillId, nodeSkills.skillId))
    .where(eq(nodeSkills.nodeId, courseNodes.nodeId));
  return db
    .select({
      ...columns,
      skills: sql`(${trained})`.mapWith((list: unknown) => z.parse(Trained, list)),
    })
    .from(courseNodes)
    .where(eq(courseNodes.courseId, courseId))
    .orderBy(courseNodes.rank, courseNodes.nodeId);
}

function buildTree(rows: readonly Row[]): CourseTree {
  const nodes = new Map<string, TreeNode>();
  const retired = new Map<string, TreeNode>();
  const roots = new Map<Namespace, TreeNode>();
  for (const row of rows) {
    (row.retiredAt ? retired : nodes).set(row.nodeId, {
      nodeId: row.nodeId,
      parent: null,
      type: row.type,
      namespace: row.namespace,
      rank: row.rank,
      meta: row.meta,
      releaseDay: row.releaseDay,
      dueDay: row.dueDay,
      credits: row.credits,
      formId: row.formId,
      isElective: row.isElective,
      isRetired: row.retiredAt !== null,
      children: [],
    });
  }
  const find = (nodeId: string | null) =>
    nodeId === null ? undefined : (nodes.get(nodeId) ?? retired.get(nodeId));
  for (const row of rows) {
    const node = find(row.nodeId);
    if (!node) continue;
    const parent = find(row.parentNodeId);
    node.parent = parent ?? null;
    if (parent && node.isRetired === parent.isRetired) parent.children.push(node);
    else if (!parent && !node.isRetired) roots.set(node.namespace, node);
  }
  const keys = new Map(rows.map(({ key, nodeId }) => [key, nodes.get(nodeId)]));
  for (const node of nodes.values()) node.meta = withPages(node.meta, keys);
  return { nodes, roots, retired, skills: skillsOf(rows, find) };
}

/** The module that contains a page. */
function moduleOf(page: TreeNode): TreeNode {
  let module = page;
  while (module.parent?.parent) module = module.parent;
  return module;
}

/** Resolves links to lessons to the nodes of this school; a link to a lesson no longer taught becomes plain text. */
function withPages(
  meta: CurriculumNodeMeta,
  keys: ReadonlyMap<string, TreeNode | undefined>,
): CurriculumNodeMeta {
  if (!meta.runs?.some(({ href }) => href?.startsWith(LESSON_LINK))) return meta;
  const runs = meta.runs.map(({ href, ...run }) => {
    if (!href?.startsWith(LESSON_LINK)) return { ...run, ...(href === undefined ? {} : { href }) };
    const page = keys.get(href.slice(LESSON_LINK.length));
    return page ? { ...run, page: { moduleId: moduleOf(page).nodeId, nodeId: page.nodeId } } : run;
  });
  return { ...meta, runs };
}

function skillsOf(
  rows: readonly Row[],
  find: (nodeId: string | null) => TreeNode | undefined,
): CourseSkill[] {
  const known = new Map<string, Omit<CourseSkill, 'nodes'> & { nodes: TreeNode[] }>();
  for (const row of rows) {
    const node = find(row.nodeId);
    if (!node) continue;
    for (const trained of row.skills) {
      const skill = known.get(trained.skillId) ?? { ...trained, nodes: [] };
      known.set(trained.skillId, skill);
      skill.nodes.push(node);
    }
  }
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const TREES_KEPT = 50;
const trees = new Map<string, Promise<CourseTree>>();

const loadTree = async (db: Database, courseId: string): Promise<CourseTree> =>
  buildTree(await readNodes(db, courseId));

/**
 * Returns the tree of a course at a version. Every read of a cohort includes the version, which grows with every
 * publication, so a cached tree is never stale; the most recently used ones are cached. One entry has all namespaces,
 * so that a page and the statistics of the whole course share it.
 */
export function courseTree(db: Database, courseId: string, version: number): Promise<CourseTree> {
  const key = `${courseId}:${version}`;
  const kept = trees.get(key);
  trees.delete(key);
  const tree = kept ?? loadTree(db, courseId);
  trees.set(key, tree);
  if (!kept) tree.catch(() => trees.delete(key));
  for (const oldest of trees.keys()) {
    if (trees.size <= TREES_KEPT) break;
    trees.delete(oldest);
  }
  return tree;
}
