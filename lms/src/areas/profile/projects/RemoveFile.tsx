import type { Project } from '@plinth/domain/profiles/project';
import { IconButton } from '@plinth/ui/IconButton';
import { useMutation } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { removeDocument } from '../../../data/documents.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { useProfileChanged } from '../use-profile-changed.ts';

/** Removes a file of a project after a confirmation: it cannot be brought back. */
export function RemoveFile({ document: { documentId, name } }: { document: Project['documents'][number] }) {
  const changed = useProfileChanged();
  const remove = useMutation({ mutationFn: () => removeDocument(documentId), onSuccess: changed });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      description="The school does not keep a copy. You can add the file again from your device."
      trigger={
        <IconButton label={`Remove ${name}`}>
          <Trash size={17} strokeWidth={1.5} aria-hidden />
        </IconButton>
      }
      action="Remove it"
      act={remove}
    />
  );
}
