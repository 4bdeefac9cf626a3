import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { TextArea } from '@plinth/ui/TextArea';
import { useState } from 'react';
import { api, type CareerReport } from '../../api/client.ts';
import * as css from '../island.css.ts';
import { useTabDraft } from '../use-tab-draft.ts';
import { ReaderAddress } from './ReaderAddress.tsx';
import * as own from './report.css.ts';
import { useReader } from './use-reader.ts';
import { useReaderCall } from './use-reader-call.ts';

const QUESTION_MAX = 500;
const UNASKED = { levelQuery: '' };

type Props = CareerReport['levelUps'][number] & { emailId: string; onEmailId: (emailId: string) => void };

/** One gap: what to practise, and a way to ask about it. */
export function LevelUpEntry({ levelUp, title, practice, emailId, onEmailId }: Props) {
  const { draft, text, forget } = useTabDraft(`level-up:${levelUp}`, UNASKED);
  const { levelQuery } = draft;
  const [isOpen, setOpen] = useState(levelQuery !== '');
  const reader = useReader(emailId);
  const { isBusy, isSent, failure, run } = useReaderCall(reader, async (address) => {
    await api.careerBuilder.registerForLevelUp({
      query: { emailId: address, levelUp, ...(levelQuery.trim() ? { levelQuery } : {}) },
    });
    forget();
  });
  return (
    <li className={own.step}>
      <Heading level={3}>{title}</Heading>
      <p className={css.soft}>{practice}</p>
      {isSent ? (
        <p role="status" className={css.note}>
          Noted. Someone who teaches it will write to {emailId}.
        </p>
      ) : isOpen ? (
        <div className={css.stack}>
          <TextArea
            label="Your question, if you have one"
            max={QUESTION_MAX}
            error={failure}
            {...text('levelQuery')}
          />
          <ReaderAddress reader={reader} onChange={onEmailId} />
          <div className={css.actions}>
            <Button size="s" loading={isBusy} onClick={() => void run()}>
              Ask about {title.toLowerCase()}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </div>
        </div>
      ) : (
        <div className={own.quiet}>
          <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
            Level up in {title.toLowerCase()}
          </Button>
        </div>
      )}
    </li>
  );
}
