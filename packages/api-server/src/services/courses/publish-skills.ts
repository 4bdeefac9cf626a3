import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { nodeSkills, skills } from '../../db/schema/curriculum.ts';
import type { CoursePublication } from './course-publication.ts';

/**
 * Links every node that earns credits with the skills it trains: its own, else those of its nearest ancestor that names
 * some. A node without any feeds no skill, since its credits do not relate to a particular one. `nodes` lists parents
 * first.
 */
export async function publishSkills(
  tx: Transaction,
  course: CoursePublication,
  nodeIds: ReadonlyMap<string, string>,
) {
  const trained = new Map<string, readonly string[]>();
  for (const node of course.nodes)
    trained.set(node.key, node.skills ?? trained.get(node.parentKey ?? '') ?? []);
  const names = [...new Set([...trained.values()].flat())];
  const ids = [...nodeIds.values()];
  if (ids.length > 0) await tx.delete(nodeSkills).where(inArray(nodeSkills.nodeId, ids));
  if (names.length === 0) return;
  const written = await tx
    .insert(skills)
    .values(names.map((name) => ({ name })))
    .onConflictDoUpdate({ target: skills.name, set: { name: sql`excluded.name` } })
    .returning({ skillId: skills.skillId, name: skills.name });
  const skillIds = new Map(written.map(({ skillId, name }) => [name, skillId]));
  const links = course.nodes.flatMap((node) => {
    const nodeId = nodeIds.get(node.key);
    if (!nodeId || (node.credits ?? node.quiz?.credits ?? 0) === 0) return [];
    return [...new Set(trained.get(node.key))].flatMap((name) => {
      const skillId = skillIds.get(name);
      return skillId ? { nodeId, skillId } : [];
    });
  });
  if (links.length > 0) await tx.insert(nodeSkills).values(links);
}
