import { FileInput } from '@plinth/ui/FileInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDocument } from '../data/documents.ts';
import { DOCUMENT_ACCEPT, judgeDocument } from './judge-document.ts';
import { showToast } from './show-toast.ts';

type DocumentUploadProps = {
  documentId: string;
  label: string;
  required?: boolean;
  /** The surrounding form's error for this document. */
  error?: string | null;
  onSaved?: () => void;
  /** Whether the surrounding form itself reports that the file has arrived. */
  isSaidBeside?: boolean;
};

/** Uploads a file to a slot and shows its progress; after a failure the same file can be sent again. */
export function DocumentUpload({
  documentId,
  label,
  required = false,
  error = null,
  onSaved,
  isSaidBeside = false,
}: DocumentUploadProps) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (chosen: File) =>
      saveDocument({ documentId, file: chosen, onProgress: (share) => setProgress(Math.round(share * 100)) }),
    onSuccess: async () => {
      if (!isSaidBeside) void showToast('success', `${label}: saved`);
      await queryClient.invalidateQueries({ queryKey: ['documents'] });
      setFile(null);
      onSaved?.();
    },
  });
  const choose = (chosen: File) => {
    const fault = judgeDocument(chosen);
    setProblem(fault);
    if (fault) return;
    setFile(chosen);
    setProgress(0);
    send.mutate(chosen);
  };
  return (
    <FileInput
      label={label}
      required={required}
      hint="PDF, Word, JPEG or PNG, up to 10 MB."
      accept={DOCUMENT_ACCEPT}
      file={file && { name: file.name, sizeBytes: file.size }}
      progress={send.isPending ? progress : undefined}
      error={problem ?? (send.isError ? send.error.message : error)}
      onSelect={choose}
      onRetry={() => file && choose(file)}
      onRemove={
        send.isPending
          ? undefined
          : () => {
              setFile(null);
              send.reset();
            }
      }
    />
  );
}
