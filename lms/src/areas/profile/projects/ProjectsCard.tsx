import type { Project } from '@plinth/domain/profiles/project';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { saveProject } from '../../../data/profile-sections.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { ProfileCard } from '../ProfileCard.tsx';
import * as css from '../profile.css.ts';
import { EntryActions } from '../sections/EntryActions.tsx';
import { useProfileChanged } from '../use-profile-changed.ts';
import { ProjectFiles } from './ProjectFiles.tsx';
import { ProjectForm } from './ProjectForm.tsx';

type ProjectsCardProps = { projects: readonly Project[]; isOwner: boolean };

/** The projects of a profile; the owner adds, changes, hides and removes them. */
export function ProjectsCard({ projects, isOwner }: ProjectsCardProps) {
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const changed = useProfileChanged();
  const mark = useMutation({
    mutationFn: ({ project, recordStatus }: { project: Project; recordStatus: Project['recordStatus'] }) =>
      saveProject({
        projectId: project.projectId,
        title: project.title,
        description: project.description,
        recordStatus,
        // The call carries the text as well: a text that another window has saved meanwhile must not be overwritten.
        version: project.version,
      }),
    // After a refusal the present state is shown before the owner decides again.
    onSettled: changed,
  });
  if (!isOwner && projects.length === 0) return null;
  return (
    <ProfileCard id="projects" title="Projects">
      {projects.length > 0 ? (
        <ul className={css.list}>
          {projects.map((project) => {
            const isHidden = project.recordStatus === 'INACTIVE';
            return (
              <li key={project.projectId} className={css.entry}>
                {open === project.projectId ? (
                  <ProjectForm project={project} onDone={() => setOpen(null)} />
                ) : (
                  <div className={css.card}>
                    <div className={css.line}>
                      <div className={css.names}>
                        <Text strong>{project.title}</Text>
                        {project.softwares.length > 0 && (
                          <Annotation>{project.softwares.join(' · ')}</Annotation>
                        )}
                        {isHidden && <StatusChip>Hidden from others</StatusChip>}
                      </div>
                      {isOwner && (
                        <EntryActions
                          name={project.title}
                          isBusy={mark.isPending}
                          onEdit={() => setOpen(project.projectId)}
                          onRemove={() => mark.mutate({ project, recordStatus: 'DELETED' })}
                        />
                      )}
                    </div>
                    {project.description && <p className={css.prose}>{project.description}</p>}
                    {project.link && (
                      <Link href={project.link} external>
                        {new URL(project.link).hostname}
                      </Link>
                    )}
                    <ProjectFiles project={project} isOwner={isOwner} />
                    {isOwner && (
                      <div>
                        <Button
                          size="s"
                          variant="quiet"
                          aria-pressed={isHidden}
                          disabled={mark.isPending}
                          onClick={() =>
                            mark.mutate({ project, recordStatus: isHidden ? 'ACTIVE' : 'INACTIVE' })
                          }
                        >
                          Hide from others
                        </Button>
                      </div>
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <Text secondary>
          No projects yet. One drawing with a sentence about your part is a good beginning.
        </Text>
      )}
      <ErrorBanner error={mark.error} />
      {isOwner &&
        (open === 'new' ? (
          <ProjectForm project={null} onDone={() => setOpen(null)} />
        ) : (
          <div>
            <Button
              size="s"
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
              aria-label="Add a project"
              onClick={() => setOpen('new')}
            >
              Add
            </Button>
          </div>
        ))}
    </ProfileCard>
  );
}
