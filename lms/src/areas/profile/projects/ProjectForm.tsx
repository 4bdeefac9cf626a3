import { type Project, ProjectDraft } from '@plinth/domain/profiles/project';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveProject } from '../../../data/profile-sections.ts';
import { say } from '../../../parts/say.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { EditorForm } from '../EditorForm.tsx';
import { useProfileChanged } from '../use-profile-changed.ts';
import { useVersionedDraft } from '../use-versioned-draft.ts';

const DESCRIPTION_MAX = 2000;

const LABELS = {
  title: 'Title',
  description: 'What it is and what your part was',
  softwares: 'Software',
  link: 'Where it can be seen',
};

const typedOf = (project: Project | null) => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  softwares: project?.softwares.join(', ') ?? '',
  link: project?.link ?? '',
});

/** What the fields make, judged by the schema that the server has too. */
const judge = (typed: ReturnType<typeof typedOf>, projectId: string | undefined) =>
  ProjectDraft.safeParse({
    ...(projectId === undefined ? {} : { projectId }),
    title: typed.title,
    description: typed.description,
    softwares: typed.softwares
      .split(',')
      .map((software) => software.trim())
      .filter(Boolean),
    link: typed.link.trim() === '' ? null : typed.link,
  });

type ProjectFormProps = {
  /** The project to change; null for a new one. */
  project: Project | null;
  onDone: () => void;
};

/** The words of a project; files are added once it is there. */
export function ProjectForm({ project, onDone }: ProjectFormProps) {
  const changed = useProfileChanged();
  const present = typedOf(project);
  const { draft, change, forget, seen, standOn, isBehind, onError } = useVersionedDraft(
    `project:${project?.projectId ?? 'new'}`,
    present,
    project?.version,
  );
  const [isTried, setTried] = useState(false);
  const judged = judge(draft, project?.projectId);
  const save = useMutation({
    mutationFn: saveProject,
    onError,
    onSuccess: async () => {
      forget();
      void say('success', project ? 'Your change is saved' : 'Project added: you can add files to it now');
      await changed();
      onDone();
    },
  });
  const leave = () => {
    forget();
    onDone();
  };
  const field = (name: keyof typeof LABELS) => {
    const issue = judged.success ? undefined : judged.error.issues.find(({ path }) => path[0] === name);
    return {
      name,
      label: LABELS[name],
      value: draft[name],
      error: isTried && issue ? (issue.code === 'custom' ? issue.message : 'This is too long.') : null,
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    };
  };
  return (
    <EditorForm
      typed={judged.success ? { ...judged.data, version: seen } : null}
      send={save}
      onTry={() => setTried(true)}
      isRefusalShown={isBehind(save.error)}
      action="Save"
      cancel="Cancel"
      onCancel={leave}
    >
      <TextInput required {...field('title')} />
      <TextArea max={DESCRIPTION_MAX} {...field('description')} />
      <TextInput hint="With commas between them." {...field('softwares')} />
      <TextInput type="url" placeholder="https://" {...field('link')} />
      {isBehind(save.error) && (
        <ChangedMeanwhile
          fields={Object.entries(LABELS).map(([name, label]) => ({ name, label }))}
          mine={draft}
          theirs={present}
          onKeep={() => {
            standOn(project?.version);
            if (judged.success) save.mutate({ ...judged.data, version: project?.version });
          }}
          onTake={leave}
        />
      )}
    </EditorForm>
  );
}
