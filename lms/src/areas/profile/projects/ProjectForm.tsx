import { type Project, ProjectDraft } from '@plinth/domain/profiles/project';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { saveProject } from '../../../data/profile-sections.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { EditorForm } from '../EditorForm.tsx';
import { useProfileChanged } from '../use-profile-changed.ts';
import { useVersionedForm } from '../use-versioned-form.ts';

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

/** Builds a project from the fields and validates it with the server's schema. */
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

/** The text of a project; files are added once it exists. */
export function ProjectForm({ project, onDone }: ProjectFormProps) {
  const changed = useProfileChanged();
  const form = useVersionedForm({
    key: `project:${project?.projectId ?? 'new'}`,
    present: typedOf(project),
    version: project?.version,
    judge: (typed) => judge(typed, project?.projectId),
    messageOf: ({ code, message }) => (code === 'custom' ? message : 'This is too long.'),
    save: (data, version) => saveProject({ ...data, version }),
    onSaved: async () => {
      void showToast(
        'success',
        project ? 'Your change is saved' : 'Project added: you can add files to it now',
      );
      await changed();
      onDone();
      return undefined;
    },
  });
  const leave = () => {
    form.forget();
    onDone();
  };
  const field = (name: keyof typeof LABELS) => ({ label: LABELS[name], ...form.text(name) });
  return (
    <EditorForm
      form={form}
      isRefusalShown={form.conflict !== null}
      action="Save"
      cancel="Cancel"
      onCancel={leave}
    >
      <TextInput required {...field('title')} />
      <TextArea max={DESCRIPTION_MAX} {...field('description')} />
      <TextInput hint="Separated by commas." {...field('softwares')} />
      <TextInput type="url" placeholder="https://" {...field('link')} />
      {form.conflict && (
        <ChangedMeanwhile
          {...form.conflict}
          fields={Object.entries(LABELS).map(([name, label]) => ({ name, label }))}
          onTake={leave}
        />
      )}
    </EditorForm>
  );
}
