import type { OfficeEmployer } from '@plinth/domain/jobs/employer';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { employerQuery, endEmployer, resumeEmployer } from '../../../data/office-jobs.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { ClosingForm } from './ClosingForm.tsx';
import { EmployerForm } from './EmployerForm.tsx';
import { openingsText, waitingText } from './job-texts.ts';
import * as own from './jobs.css.ts';

/** The value in the address while a new one is added. */
export const NEW_EMPLOYER = 'new';

type EmployerSheetProps = { employerId: string; onMade: (employerId: string) => void; onClose: () => void };

/** One employer: its facts, its openings, and the end of the collaboration. */
export function EmployerSheet({ employerId, onMade, onClose }: EmployerSheetProps) {
  const isNew = employerId === NEW_EMPLOYER;
  const found = useQuery({ ...employerQuery(employerId), enabled: !isNew });
  return (
    <SideSheet title={isNew ? 'New employer' : (found.data?.employer.name ?? 'Employer')} onClose={onClose}>
      {isNew ? (
        <EmployerForm onMade={onMade} />
      ) : (
        <LoadState query={found} what="The employer">
          {({ employer }) => (
            <div className={own.sections}>
              <EmployerForm employer={employer} />
              {employer.openings > 0 && (
                <Link href={`/office/openings?employer=${employer.employerId}`}>
                  {openingsText(employer.openings)} of this employer
                </Link>
              )}
              <End employer={employer} />
            </div>
          )}
        </LoadState>
      )}
    </SideSheet>
  );
}

function End({
  employer: { employerId, name, endedAt, openOpenings, waiting, stamp },
}: {
  employer: OfficeEmployer;
}) {
  const resume = useOfficeChange(() => resumeEmployer(employerId), { said: `${name} works with us again.` });
  if (endedAt)
    return (
      <section className={own.section} aria-label="The work with it has ended">
        <Text secondary>The work with {name} has ended; no opening can be published for it.</Text>
        <div className={css.actions}>
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>
            Resume it
          </Button>
        </div>
      </section>
    );
  return (
    <SheetSection className={own.section} title="End the work with it">
      <ClosingForm
        of={employerId}
        label="End the work with it"
        action={`End the work with ${name}`}
        told={
          openOpenings === 0
            ? 'Nothing is open, so nobody is notified.'
            : `${openingsText(openOpenings)} ${openOpenings === 1 ? 'closes' : 'close'} with it for good, and ${waitingText(waiting, 'there')}. Offers that were made stand.`
        }
        // With nothing open, resuming the collaboration undoes it.
        confirmed={openOpenings === 0 ? undefined : name}
        seen={stamp}
        send={(body) => endEmployer(employerId, body)}
        said={`Work with ${name} ended.`}
      />
    </SheetSection>
  );
}
