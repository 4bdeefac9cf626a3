import { judgeUpload, UPLOAD_LIMITS } from '@plinth/domain/assignments/judge-upload';
import { DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import { acceptOf } from '@plinth/domain/documents/file-endings';
import { FileInput } from '@plinth/ui/FileInput';
import { useEffect, useState } from 'react';
import type { TaskAddress } from '../../../data/assignments.ts';
import { enqueue, resumeUploads } from '../../../stores/uploads.ts';

/**
 * Takes files for a hand-in, several at once, and says before sending what cannot be taken. Those that were on their
 * way when the page was left go on.
 */
export function FilePicker({ address }: { address: TaskAddress }) {
  const [problems, setProblems] = useState<string[]>([]);
  const { cohortId, namespace, nodeId } = address;
  useEffect(() => {
    void resumeUploads({ cohortId, namespace, nodeId });
  }, [cohortId, namespace, nodeId]);
  return (
    <FileInput
      label="Files"
      hint={UPLOAD_LIMITS}
      accept={acceptOf(DOCUMENT_TYPES)}
      error={problems.length > 0 ? problems.join(' ') : null}
      onSelectAll={(files) => {
        const judged = files.map((file) => ({ file, problem: judgeUpload(file) }));
        setProblems(judged.flatMap(({ file, problem }) => (problem ? [`${file.name}: ${problem}`] : [])));
        enqueue(
          address,
          judged.flatMap(({ file, problem }) => (problem === null ? [file] : [])),
        );
      }}
    />
  );
}
