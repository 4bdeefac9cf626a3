import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type SentFile = {
  /** Returns what is wrong with a file, or null. */
  judge: (file: File) => string | null;
  send: (file: File, onProgress: (share: number) => void) => Promise<unknown>;
  onSent: () => Promise<unknown>;
};

/** A file sent as soon as it is chosen: the state for a FileInput, with retry and dismissal. */
export function useSentFile({ judge, send, onSent }: SentFile) {
  const [sending, setSending] = useState<{ file: File; percent: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useMutation({
    mutationFn: (file: File) => send(file, (share) => setSending({ file, percent: Math.round(share * 100) })),
    onSuccess: async () => {
      setSending(null);
      await onSent();
    },
  });
  const take = (file: File) => {
    const fault = judge(file);
    setProblem(fault);
    if (fault) return;
    setSending({ file, percent: 0 });
    sent.mutate(file);
  };
  const putAside = () => {
    setSending(null);
    sent.reset();
  };
  return {
    error: problem ?? sent.error?.message ?? null,
    file: sending && { name: sending.file.name, sizeBytes: sending.file.size },
    progress: sent.isPending ? sending?.percent : undefined,
    onSelect: take,
    onRetry: () => sending && take(sending.file),
    onRemove: sent.isPending ? undefined : putAside,
  };
}
