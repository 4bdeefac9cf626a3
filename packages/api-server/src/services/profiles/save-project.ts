import type { ProjectDraft } from '@plinth/domain/profiles/project';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import { profileProjects } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { lockProfile } from './profile-status.ts';

const MOST_PROJECTS = 100;

/**
 * Makes a project, or changes an own one; a deleted one stays deleted (API-030).
 * @throws Refusal NOT_FOUND not own or deleted, CONFLICT too many projects
 */
export async function saveProject(deps: Deps, caller: Caller, { projectId, ...draft }: ProjectDraft) {
  const { userId } = caller;
  const values = {
    title: draft.title,
    description: draft.description,
    ...(draft.softwares === undefined ? {} : { softwares: draft.softwares }),
    ...(draft.link === undefined ? {} : { link: draft.link }),
    ...(draft.recordStatus === undefined ? {} : { recordStatus: draft.recordStatus }),
  };
  return deps.db.transaction(async (tx) => {
    const own = and(eq(profileProjects.userId, userId), ne(profileProjects.recordStatus, 'DELETED'));
    if (!projectId) {
      await lockProfile(tx, userId);
      const [held] = await tx.select({ projects: count() }).from(profileProjects).where(own);
      if ((held?.projects ?? 0) >= MOST_PROJECTS)
        throw refuse('CONFLICT', 'You have as many projects as a profile takes.');
    }
    const [row] = projectId
      ? await tx
          .update(profileProjects)
          .set(values)
          .where(and(eq(profileProjects.projectId, projectId), own))
          .returning()
      : await tx
          .insert(profileProjects)
          .values({ userId, ...values })
          .returning();
    if (!row) throw refuse('NOT_FOUND', 'There is no such project in your profile.');
    const files = await tx
      .select({
        documentId: documents.documentId,
        name: documents.name,
        bucket: documents.bucket,
        path: documents.path,
      })
      .from(documents)
      .where(eq(documents.projectId, row.projectId))
      .orderBy(documents.documentId);
    return {
      project: {
        projectId: row.projectId,
        title: row.title,
        description: row.description,
        softwares: row.softwares,
        link: row.link,
        recordStatus: row.recordStatus,
        documents: files.map(({ documentId, name, bucket, path }) => ({
          documentId,
          name,
          s3Location: { bucket, path },
        })),
      },
    };
  });
}
