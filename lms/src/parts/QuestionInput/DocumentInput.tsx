import { FileInput } from '@plinth/ui/FileInput';
import { useState } from 'react';
import * as css from './QuestionInput.css.ts';
import type { QuestionInputProps, SendDocument } from './question-input-props.ts';

type DocumentInputProps = QuestionInputProps & { sendDocument: SendDocument };

/** A question answered with a document: uploaded immediately, with its progress, and again after a failure. */
export function DocumentInput({
  question,
  value,
  onChange,
  error,
  disabled,
  sendDocument,
}: DocumentInputProps) {
  const { questionId } = question;
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(null);
    setPercent(0);
    try {
      const documentId = await sendDocument(chosen, {
        questionId,
        onProgress: (share) => setPercent(Math.round(share * 100)),
      });
      onChange({ questionId, responseValue: documentId });
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'The file could not be sent.');
    }
    setPercent(undefined);
  };

  const isThere = Boolean(value?.responseValue);
  return (
    <FileInput
      label={<span className={css.words}>{question.question}</span>}
      required={question.isRequired ?? true}
      hint="PDF, Word, JPEG or PNG, up to 10 MB."
      error={problem ?? error}
      disabled={disabled}
      file={file ? { name: file.name, sizeBytes: file.size } : isThere ? { name: 'Your document' } : null}
      progress={percent}
      onSelect={(chosen) => void send(chosen)}
      onRetry={file ? () => void send(file) : undefined}
      onRemove={
        percent === undefined
          ? () => {
              setFile(null);
              setProblem(null);
              onChange({ questionId, responseValue: '' });
            }
          : undefined
      }
    />
  );
}
