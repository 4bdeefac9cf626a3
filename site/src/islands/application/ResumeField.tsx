import { upload } from '@plinth/api-client/upload';
import { clientOptions } from '../../api/client.ts';
import { UploadField } from '../UploadField.tsx';
import { RESUME_ACCEPT, resumeProblem } from './resume-problem.ts';

type Answer = { resume: { documentId: string; name: string } };

type Props = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** Whose resume it is: of an application in progress or of a submitted one. */
  owner: { leadId: string } | { dealId: string };
  /** The name of the file that the school has. */
  name: string | null;
  onUploaded: (resume: Answer['resume']) => void;
};

/** Takes a resume and shows it on its way; the school keeps the last one and shows it to nobody. */
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
