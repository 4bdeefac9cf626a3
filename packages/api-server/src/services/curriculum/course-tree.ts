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
  children: TreeNode[];
};

/** A published course in memory. It is shared by all requests and never written to. */
export type CourseTree = { nodes: ReadonlyMap<string, TreeNode>; roots: ReadonlyMap<Namespace, TreeNode> };

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
};

const COURSE = `select c.version, n.node_id, n.parent_node_id, n.type, n.namespace, n.rank, n.meta, n.release_day,
    n.due_day, n.credits, n.form_id, n.is_elective
  from courses c left join course_nodes n using (course_id)
  where c.course_id = $1 order by n.rank, n.node_id`;

function buildTree(rows: readonly Row[]): CourseTree {
  const nodes = new Map<string, TreeNode>();
  const roots = new Map<Namespace, TreeNode>();
  for (const row of rows) {
    if (row.node_id === null) continue;
    nodes.set(row.node_id, {
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
      children: [],
    });
  }
  for (const row of rows) {
    const node = row.node_id === null ? undefined : nodes.get(row.node_id);
    if (!node) continue;
    const parent = row.parent_node_id === null ? undefined : nodes.get(row.parent_node_id);
    if (parent) {
      node.parent = parent;
      parent.children.push(node);
    } else roots.set(node.namespace, node);
  }
  return { nodes, roots };
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
