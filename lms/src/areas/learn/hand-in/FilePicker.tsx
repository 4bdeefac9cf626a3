import { judgeUpload, UPLOAD_LIMITS } from '@plinth/domain/assignments/judge-upload';
import { DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import { acceptOf } from '@plinth/domain/documents/file-endings';
import { FileInput } from '@plinth/ui/FileInput';
import { useEffect, useState } from 'react';
import type { TaskAddress } from '../../../data/assignments.ts';
import { enqueue, resumeUploads } from '../../../stores/uploads.ts';

/**
 * Adds files to a hand-in, several at a time, and reports unacceptable ones before sending. Uploads under way when the
 * page was left continue.
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
