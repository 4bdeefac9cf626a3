import type { PeopleActionKind } from '@plinth/domain/people/many-people';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { peopleActionQuery } from '../../../data/office-people.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { OutcomeList } from '../list/OutcomeList.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { buttonText, toOutcome } from './action-texts.ts';
import { peopleText } from './people-texts.ts';
import * as css from './person.css.ts';

type ActionPreviewProps = { userIds: string[]; action: PeopleActionKind; isBusy: boolean };

/** A preview of what an action would do to each chosen person, and the form's submit button. */
export function ActionPreview({ userIds, action, isBusy }: ActionPreviewProps) {
  const preview = useQuery(peopleActionQuery({ userIds, action }));
  return (
    <SheetSection className={css.section} title="What will happen">
      <LoadState
        query={preview}
        loading="Checking what will happen"
        skeleton={<RowsSkeleton />}
        failed="Could not be checked"
      >
        {({ outcomes }) => {
          const left = outcomes.filter(({ isRefused }) => isRefused).length;
          const count = outcomes.length - left;
          return (
            <>
              {left > 0 && (
                <Banner tone="warning" title={`${peopleText(left)} will be left out`}>
                  {count > 0 ? 'The others go ahead; these stay as they are.' : 'Nothing would happen.'}
                </Banner>
              )}
              <OutcomeList
                label="What will happen to each"
                outcomes={outcomes.map(toOutcome)}
                words={{ done: 'Will be done', refused: 'Left out' }}
              />
              {count > 0 && (
                <div>
                  <Button
                    type="submit"
                    variant={action.kind === 'BLOCK' ? 'danger' : 'primary'}
                    loading={isBusy}
                    disabled={preview.isFetching}
                  >
                    {buttonText(action.kind, count)}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </LoadState>
    </SheetSection>
  );
}
