import type { PersonFacts } from '@plinth/domain/people/person-facts';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { erasurePlanQuery, fetchPersonData } from '../../../data/office-people.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { ErasureForm } from './ErasureForm.tsx';
import { ErasureOutlook } from './ErasureOutlook.tsx';
import * as css from './person.css.ts';

/** A person's data requests to the school: an export of everything as a file, and erasure. */
export function DataSheet({ person: { userId, emailId } }: { person: PersonFacts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      place="side"
      title="Data of this person"
      description={`For requests from ${emailId}. Make sure that it really is them asking.`}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>Export or erase data</Button>}
    >
      {isOpen && <Sections userId={userId} />}
    </Dialog>
  );
}

function Sections({ userId }: { userId: string }) {
  const query = useQuery(erasurePlanQuery(userId));
  return (
    <div className={css.actionForm}>
      <SheetSection className={css.section} title="Export">
        <Text size="s">
          Everything the school keeps about them, as one file to send to them. It contains no secrets, and
          nobody is emailed. The audit log records that you took it.
        </Text>
        <DownloadButton label="Download data of this person" fetchFile={() => fetchPersonData(userId)}>
          Download data
        </DownloadButton>
      </SheetSection>
      <SheetSection className={css.section} title="Erase">
        <LoadState
          query={query}
          loading="Checking what would be erased"
          skeleton={<RowsSkeleton />}
          failed="Could not be checked"
        >
          {({ plan }) => (
            <>
              <ErasureOutlook plan={plan} />
              {plan.refusals.length === 0 && <ErasureForm userId={userId} emailId={plan.emailId} />}
            </>
          )}
        </LoadState>
      </SheetSection>
    </div>
  );
}
