import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import Hand from 'lucide-react/icons/hand-heart';
import { useState } from 'react';
import { applaud } from '../../data/profile-sections.ts';
import { ProblemNote } from '../../parts/ProblemNote.tsx';

type ApplaudButtonProps = {
  userHash: string;
  firstName: string;
  applauds: number;
  hasApplauded: boolean;
};

/** The reader's applause for a profile, given or withdrawn. */
export function ApplaudButton({ userHash, firstName, applauds, hasApplauded }: ApplaudButtonProps) {
  const [state, setState] = useState({ applauds, hasApplauded });
  const send = useMutation({ mutationFn: applaud, onSuccess: setState });
  const text = `${state.hasApplauded ? 'Applauded' : 'Applaud'} · ${state.applauds}`;
  return (
    <>
      <Button
        size="s"
        icon={<Hand size={17} strokeWidth={1.5} aria-hidden />}
        aria-pressed={state.hasApplauded}
        aria-label={`${text} so far: the profile of ${firstName}`}
        loading={send.isPending}
        onClick={() => send.mutate({ userHash, isOn: !state.hasApplauded })}
      >
        {text}
      </Button>
      <ProblemNote text={send.error?.message} />
    </>
  );
}
