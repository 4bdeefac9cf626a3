import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import { acceptOf, typeOfFile } from '@plinth/domain/documents/file-endings';
import { mediaUrl } from '@plinth/domain/profiles/media-url';
import type { Project } from '@plinth/domain/profiles/project';
import { FileInput } from '@plinth/ui/FileInput';
import { Text } from '@plinth/ui/Text';
import { addProjectFile } from '../../../data/profile-sections.ts';
import { MEDIA_BASE } from '../../../parts/media-base.ts';
import { useSentFile } from '../media/use-sent-file.ts';
import * as css from '../profile.css.ts';
import { useProfileChanged } from '../use-profile-changed.ts';
import { RemoveFile } from './RemoveFile.tsx';

type ProjectFilesProps = { project: Project; isOwner: boolean };

function judgeFile(file: File): string | null {
  if (!DOCUMENT_TYPES.some((type) => type === typeOfFile(file)))
    return 'Choose a PDF, a Word document, a JPEG or a PNG.';
  return file.size > DOCUMENT_MAX_BYTES ? 'The file is larger than 10 MB. Choose a smaller one.' : null;
}

/** The files of a project: images for everyone, the rest for its owner. */
export function ProjectFiles({ project, isOwner }: ProjectFilesProps) {
  const changed = useProfileChanged();
  const file = useSentFile({
    judge: judgeFile,
    send: (chosen, onProgress) => addProjectFile(project.projectId, chosen, onProgress),
    onSent: changed,
  });
  const images = project.documents.filter(({ s3Location }) => s3Location.bucket === 'public');
  const papers = project.documents.filter(({ s3Location }) => s3Location.bucket !== 'public');
  return (
    <>
      {images.length > 0 && (
        <ul className={css.pictures}>
          {images.map((image) => (
            <li key={image.documentId}>
              <a href={mediaUrl(MEDIA_BASE, image.s3Location)} target="_blank" rel="noopener">
                <img
                  className={css.picture}
                  src={mediaUrl(MEDIA_BASE, image.s3Location)}
                  alt={`${project.title}: ${image.name}`}
                  loading="lazy"
                />
              </a>
              {isOwner && <RemoveFile document={image} />}
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <ul className={css.list}>
          {papers.map((paper) => (
            <li key={paper.documentId} className={css.line}>
              <Text as="span" size="s">
                {paper.name} (only you see it)
              </Text>
              {isOwner && <RemoveFile document={paper} />}
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <FileInput
          label={`Add a file to ${project.title}`}
          hint="JPEG or PNG for everyone; PDF or Word for yourself. Up to 10 MB each."
          accept={acceptOf(DOCUMENT_TYPES)}
          {...file}
        />
      )}
    </>
  );
}
