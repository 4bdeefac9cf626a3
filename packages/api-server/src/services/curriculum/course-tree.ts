import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { Pool } from 'pg';

/** A node as the course has it, the same for every cohort; children stand by rank. */
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

/** A skill that the course trains, and the nodes that feed it. */
export type CourseSkill = { skillId: string; name: string; icon: string; nodes: readonly TreeNode[] };

/**
 * A published course in memory. It is shared by all requests and never written to. `retired` holds what was taught
 * once: such nodes know what they stood under and are nobody's children but of each other.
 */
export type CourseTree = {
  nodes: ReadonlyMap<string, TreeNode>;
  roots: ReadonlyMap<Namespace, TreeNode>;
  retired: ReadonlyMap<string, TreeNode>;
  /** By name. */
  skills: readonly CourseSkill[];
};

type Row = {
  version: number;
  node_id: string | null;
  parent_node_id: string | null;
  type: NodeKind;
  namespace: Namespace;
  rank: number;
  meta: CurriculumNodeMeta;
  release_day: number | null;
  due_day: number | null;
  credits: number;
  form_id: string | null;
  is_elective: boolean;
  is_retired: boolean;
  skills: { skillId: string; name: string; icon: string }[] | null;
};

const COURSE = `select c.version, n.node_id, n.parent_node_id, n.type, n.namespace, n.rank, n.meta, n.release_day,
    n.due_day, n.credits, n.form_id, n.is_elective, n.retired_at is not null as is_retired,
    (select json_agg(json_build_object('skillId', k.skill_id, 'name', k.name, 'icon', k.icon))
      from node_skills s join skills k using (skill_id) where s.node_id = n.node_id) as skills
  from courses c left join course_nodes n using (course_id)
  where c.course_id = $1 order by n.rank, n.node_id`;

function buildTree(rows: readonly Row[]): CourseTree {
  const nodes = new Map<string, TreeNode>();
  const retired = new Map<string, TreeNode>();
  const roots = new Map<Namespace, TreeNode>();
  for (const row of rows) {
    if (row.node_id === null) continue;
    (row.is_retired ? retired : nodes).set(row.node_id, {
      nodeId: row.node_id,
      parent: null,
      type: row.type,
      namespace: row.namespace,
      rank: row.rank,
      meta: row.meta,
      releaseDay: row.release_day,
      dueDay: row.due_day,
      credits: row.credits,
      formId: row.form_id,
      isElective: row.is_elective,
      isRetired: row.is_retired,
      children: [],
    });
  }
  const find = (nodeId: string | null) =>
    nodeId === null ? undefined : (nodes.get(nodeId) ?? retired.get(nodeId));
  for (const row of rows) {
    const node = find(row.node_id);
    if (!node) continue;
    const parent = find(row.parent_node_id);
    node.parent = parent ?? null;
    if (parent && node.isRetired === parent.isRetired) parent.children.push(node);
    else if (!parent && !node.isRetired) roots.set(node.namespace, node);
  }
  return { nodes, roots, retired, skills: skillsOf(rows, find) };
}

function skillsOf(
  rows: readonly Row[],
  find: (nodeId: string | null) => TreeNode | undefined,
): CourseSkill[] {
  const skills = new Map<string, Omit<CourseSkill, 'nodes'> & { nodes: TreeNode[] }>();
  for (const row of rows) {
    const node = find(row.node_id);
    if (!node) continue;
    for (const skill of row.skills ?? []) {
      const known = skills.get(skill.skillId) ?? { ...skill, nodes: [] };
      skills.set(skill.skillId, known);
      known.nodes.push(node);
    }
  }
  return [...skills.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const TREES_KEPT = 50;
const trees = new Map<string, Promise<CourseTree>>();

async function loadTree(pool: Pool, courseId: string): Promise<CourseTree> {
  const { rows } = await pool.query<Row>({ name: 'course-tree', text: COURSE, values: [courseId] });
  return buildTree(rows);
}

/**
 * The tree of a course at a version. The version comes with every read of a cohort and grows with every publication,
 * so a tree kept here is never stale; the ones used last are kept. One entry holds all namespaces: a page and the
 * statistics of the whole course then share it.
 */
export function courseTree(pool: Pool, courseId: string, version: number): Promise<CourseTree> {
  const key = `${courseId}:${version}`;
  const kept = trees.get(key);
  trees.delete(key);
  const tree = kept ?? loadTree(pool, courseId);
  trees.set(key, tree);
  if (!kept) tree.catch(() => trees.delete(key));
  for (const oldest of trees.keys()) {
    if (trees.size <= TREES_KEPT) break;
    trees.delete(oldest);
  }
  return tree;
}
