import type { Project } from '@plinth/domain/profiles/project';

/** Returns what others see of projects: the active ones, with published images and no other files. */
export function publicProjects(projects: readonly Project[]): Project[] {
  return projects
    .filter((project) => project.recordStatus === 'ACTIVE')
    .map(({ version: _own, ...project }) => ({
      ...project,
      documents: project.documents.filter((document) => document.s3Location.bucket === 'public'),
    }));
}
