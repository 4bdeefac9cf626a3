import type { ProjectDraft } from '@plinth/domain/profiles/project';
import { and, count, eq, ne, notExists } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Transaction } from '../../db/database.ts';
import { versionOf } from '../../db/queries/profiles/version-of.ts';
import { documents } from '../../db/schema/operations.ts';
import { profileProjects } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { equalsValues } from './equals-values.ts';
import { lockProfile } from './profile-status.ts';
import { changedElsewhere, writtenOn } from './profile-version.ts';
import { removeProjectFiles } from './remove-project-files.ts';

const MOST_PROJECTS = 100;

const { projectId, title, description, softwares, link, recordStatus } = profileProjects;
const shown = {
  ...{ projectId, title, description, softwares, link, recordStatus },
  version: versionOf('project'),
};

/** Returns the files of a project; a deleted one has none any more. */
async function filesOf(tx: Transaction, row: { projectId: string; recordStatus: string }) {
  if (row.recordStatus === 'DELETED') return [];
  return tx
    .select({
      documentId: documents.documentId,
      name: documents.name,
      bucket: documents.bucket,
      path: documents.path,
    })
    .from(documents)
    .where(eq(documents.projectId, row.projectId))
    .orderBy(documents.documentId);
}

/**
 * Creates a project, the same one again once, or changes one of the caller's; a deleted one stays deleted, and its files
 * are removed with it.
 * @throws Refusal NOT_FOUND not own or deleted, CONFLICT too many projects or saved elsewhere since `version`
 */
export async function saveProject(deps: Deps, caller: Caller, draft: ProjectDraft) {
  const { userId } = caller;
  const values = {
    title: draft.title,
    description: draft.description,
    ...(draft.softwares === undefined ? {} : { softwares: draft.softwares }),
    ...(draft.link === undefined ? {} : { link: draft.link }),
    ...(draft.recordStatus === undefined ? {} : { recordStatus: draft.recordStatus }),
  };
  const made = { softwares: [], link: null, recordStatus: 'ACTIVE' as const, ...values };
  const { row, files } = await deps.db.transaction(async (tx) => {
    const own = and(eq(profileProjects.userId, userId), ne(recordStatus, 'DELETED'));
    if (!draft.projectId) {
      await lockProfile(tx, userId);
      const [same] = await tx
        .select(shown)
        .from(profileProjects)
        .where(
          and(
            own,
            equalsValues(profileProjects, made),
            notExists(tx.select().from(documents).where(eq(documents.projectId, profileProjects.projectId))),
          ),
        )
        .limit(1);
      // Sent again because its answer was lost; one that has got its files since is another project.
      if (same) return { row: same, files: [] };
      const [held] = await tx.select({ projects: count() }).from(profileProjects).where(own);
      if ((held?.projects ?? 0) >= MOST_PROJECTS)
        throw refuse('CONFLICT', 'Your profile has as many projects as it can take.');
    }
    const asked = and(own, eq(projectId, draft.projectId ?? ''));
    const [row] = draft.projectId
      ? await tx
          .update(profileProjects)
          .set(values)
          .where(and(asked, writtenOn('project', draft.version, profileProjects, values)))
          .returning(shown)
      : await tx
          .insert(profileProjects)
          .values({ createdAt: deps.now(), userId, ...made })
          .returning(shown);
    if (!row) {
      const [present] = await tx.select(shown).from(profileProjects).where(asked);
      throw present ? changedElsewhere(present) : refuse('NOT_FOUND', 'Project not found in your profile.');
    }
    return { row, files: await filesOf(tx, row) };
  });
  if (row.recordStatus === 'DELETED')
    deps.background.run('remove-project-files', async () => {
      await removeProjectFiles(deps, row.projectId);
    });
  return {
    project: {
      ...row,
      documents: files.map(({ documentId, name, bucket, path }) => ({
        documentId,
        name,
        s3Location: { bucket, path },
      })),
    },
  };
}
