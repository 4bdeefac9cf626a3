import type { Prospect, ProspectsAction } from '@plinth/domain/prospects/prospect';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { actOnProspects } from '../../../data/prospects.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import * as css from '../list/list.css.ts';
import { SideSheet } from '../list/SideSheet.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { nameOf, prospectsText } from './prospect-texts.ts';

type ActionSheetProps = {
  prospects: readonly Prospect[];
  owners: readonly { userId: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
};

const CLOSE = 'close';
/** The number of people named beforehand; the rest are counted. */
const NAMED = 12;

/** One action on the chosen prospects; states beforehand what changes for whom. */
export function ActionSheet({ prospects, owners, onClose, onDone }: ActionSheetProps) {
  const [choice, setChoice] = useState('');
  const change: ProspectsAction =
    choice === CLOSE ? { action: 'CLOSE' } : { action: 'ASSIGN', ownerId: choice || null };
  const touched = prospects.filter(({ state, owner }) =>
    change.action === 'CLOSE' ? state !== 'CLOSED' : (owner?.userId ?? null) !== change.ownerId,
  );
  const act = useOfficeChange(
    () =>
      actOnProspects(
        prospects.map(({ prospectId }) => prospectId),
        change,
      ),
    {
      said: ({ changed }) => `${prospectsText(changed)} changed.`,
      onDone: () => {
        onDone();
        onClose();
      },
    },
  );
  const named = touched.slice(0, NAMED).map(nameOf).join(', ');
  const more = touched.length - NAMED;
  return (
    <SideSheet
      title={`Change ${prospectsText(prospects.length)}`}
      description="All of them change, or none."
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          loading={act.isPending}
          disabled={touched.length === 0}
          onClick={() => act.mutate()}
        >
          {change.action === 'CLOSE' ? 'Close them' : 'Hand them over'}
        </Button>
      }
    >
      <div className={css.part}>
        <Select
          label="What to do"
          value={choice}
          options={[
            { value: '', label: 'Take them from their owners' },
            ...owners.map(({ userId, name }) => ({ value: userId, label: `Give them to ${name}` })),
            { value: CLOSE, label: 'Close them' },
          ]}
          onChange={({ target }) => setChoice(target.value)}
        />
        <Text secondary>
          {touched.length === 0
            ? 'Nothing changes: this is so for all of them already.'
            : `Changes for ${prospectsText(touched.length)}: ${named}${more > 0 ? ` and ${more} more` : ''}. Nobody is emailed, and it can be changed back.`}
        </Text>
        <ErrorBanner error={act.error} />
      </div>
    </SideSheet>
  );
}
