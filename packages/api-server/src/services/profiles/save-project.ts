import type { ProjectDraft } from '@plinth/domain/profiles/project';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Transaction } from '../../db/database.ts';
import { versionOf } from '../../db/queries/profiles/version-of.ts';
import { documents } from '../../db/schema/operations.ts';
import { profileProjects } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { refuse } from '../refusal.ts';
import { lockProfile } from './profile-status.ts';
import { changedElsewhere, writtenOn } from './profile-version.ts';

const MOST_PROJECTS = 100;

const { projectId, title, description, softwares, link, recordStatus } = profileProjects;
const shown = {
  ...{ projectId, title, description, softwares, link, recordStatus },
  version: versionOf('project'),
};

const FILE = {
  documentId: documents.documentId,
  name: documents.name,
  bucket: documents.bucket,
  path: documents.path,
};

/** Returns the files of a project; those of a deleted one are removed from it and returned as `dropped`. */
async function filesOf(tx: Transaction, row: { projectId: string; recordStatus: string }) {
  const ofProject = eq(documents.projectId, row.projectId);
  if (row.recordStatus === 'DELETED')
    return { files: [], dropped: await tx.delete(documents).where(ofProject).returning(FILE) };
  const files = await tx.select(FILE).from(documents).where(ofProject).orderBy(documents.documentId);
  return { files, dropped: [] };
}

/**
 * Creates a project, or changes one of the caller's; a deleted one stays deleted, and its files are removed with it.
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
  const { row, files, dropped } = await deps.db.transaction(async (tx) => {
    const own = and(eq(profileProjects.userId, userId), ne(recordStatus, 'DELETED'));
    if (!draft.projectId) {
      await lockProfile(tx, userId);
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
          .values({ createdAt: deps.now(), userId, ...values })
          .returning(shown);
    if (!row) {
      const [present] = await tx.select(shown).from(profileProjects).where(asked);
      throw present ? changedElsewhere(present) : refuse('NOT_FOUND', 'Project not found in your profile.');
    }
    return { row, ...(await filesOf(tx, row)) };
  });
  for (const bucket of ['public', 'private'] as const)
    forgetFiles(
      deps,
      bucket,
      dropped.filter((file) => file.bucket === bucket).map(({ path }) => path),
    );
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
