import type { Attachment } from '@plinth/domain/tips/tip';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { documentFileQuery, downloadDocument } from '../../data/documents.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import * as css from './RichText.css.ts';

type AttachedPictureProps = { cohortId: string; file: Attachment; caption: string };

export const isPicture = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

/** A picture sent with a text; it is private, so it is fetched with the session rather than by a URL. */
export function AttachedPicture({ cohortId, file, caption }: AttachedPictureProps) {
  const { documentId, name } = file;
  const fetchFile = () => downloadDocument({ cohortId, documentId });
  const content = useQuery(documentFileQuery({ cohortId, documentId }));
  const address = useObjectUrl(content.data?.body);
  const label = caption || name;
  return (
    <figure className={css.figure}>
      {content.isError ? (
        <p role="alert">
          {name} could not be loaded.{' '}
          <Button size="s" onClick={() => void content.refetch()} loading={content.isFetching}>
            Try again
          </Button>
        </p>
      ) : address === null ? (
        <span className={css.waiting} role="status" aria-busy="true" aria-label={`${name} is loading`}>
          <Skeleton shape="media" />
        </span>
      ) : (
        <Dialog
          size="l"
          title={label}
          trigger={
            <button type="button" className={css.pictureButton} aria-label={`Enlarge: ${label}`}>
              <img className={css.picture} src={address} alt={label} />
            </button>
          }
          footer={
            <DownloadButton label={`Download ${name}`} fetchFile={fetchFile}>
              Download
            </DownloadButton>
          }
        >
          <img className={css.large} src={address} alt={label} />
        </Dialog>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
