import type { Region } from '@plinth/domain/catalog/region';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import * as css from '../island.css.ts';
import { MailLink } from './MailLink.tsx';

type Props = { emailId: string; region: Region; onAgain: () => void; onAnew: () => void };

/** What the link of an attempt shows when its answers were already sent. */
export function SentBefore({ emailId, region, onAgain, onAnew }: Props) {
  return (
    <div className={css.stack}>
      <Banner tone="success" title="These answers were sent in">
        The link to the result was emailed to {emailId}.
      </Banner>
      <MailLink emailId={emailId} region={region} label="Email the result again" />
      <div className={css.actions}>
        <Button onClick={onAgain}>Change the answers</Button>
        <Button variant="quiet" onClick={onAnew}>
          Start with a blank form
        </Button>
      </div>
    </div>
  );
}
