import { upload } from '@plinth/api-client/upload';
import { clientOptions } from '../../api/client.ts';
import { UploadField } from '../UploadField.tsx';
import { RESUME_ACCEPT, resumeProblem } from './resume-problem.ts';

type Answer = { resume: { documentId: string; name: string } };

type Props = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** The owner of the resume: an application in progress or a submitted one. */
  owner: { leadId: string } | { dealId: string };
  /** The name of the file the school has. */
  name: string | null;
  onUploaded: (resume: Answer['resume']) => void;
};

/** A field for a resume, which shows its upload; the school stores the last one and shows it to no one. */
export function ResumeField({ owner, name, onUploaded, ...field }: Props) {
  return (
    <UploadField
      {...field}
      accept={RESUME_ACCEPT}
      problemOf={resumeProblem}
      storedName={name}
      send={async (file, way) => {
        const { resume } = await upload<Answer>(clientOptions, {
          method: 'PUT',
          path: '/v1/client/public/my-applications/upload-resume',
          fields: { resume: file, ...owner },
          isPublic: true,
          ...way,
        });
        onUploaded(resume);
      }}
    />
  );
}
