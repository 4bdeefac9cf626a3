import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { useToast } from './use-toast.ts';

function Demo() {
  const toast = useToast();
  return (
    <Inline>
      <Button size="s" onClick={() => toast.success('Draft saved.')}>
        Success
      </Button>
      <Button size="s" onClick={() => toast.error('The draft was not saved. Check your connection.')}>
        Error
      </Button>
    </Inline>
  );
}

export const states = { 'shown for 4 s': <Demo /> };
