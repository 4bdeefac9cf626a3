import { Button } from '@plinth/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { personQuery } from '../../../data/office-people.ts';
import { ownStaffQuery } from '../../../data/staff.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownTimes } from '../../../parts/own-times.ts';
import { IdentitySection } from '../identity/IdentitySection.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { nameOf } from '../staff/name-of.ts';
import { TeachingRolesForm } from '../staff/TeachingRolesForm.tsx';
import { AuditSection, DevicesSection, MailsSection, OrdersSection } from './account-sections.tsx';
import { DataSheet } from './DataSheet.tsx';
import { FactsSection } from './FactsSection.tsx';
import { LookAs } from './LookAs.tsx';
import { EnrolmentsSection, HandInsSection, ProgressSection, QueriesSection } from './learning-sections.tsx';
import { MergeSheet } from './MergeSheet.tsx';
import { NotesSection } from './NotesSection.tsx';
import { rolesText } from './people-texts.ts';
import * as css from './person.css.ts';

/** Everything about one person; what the reader may not see is not requested. */
export function PersonPage({ userId }: { userId: string }) {
  const own = useQuery(ownStaffQuery()).data?.capabilities ?? [];
  return (
    <LoadState
      query={useQuery(personQuery(userId))}
      loading="The person: loading"
      failed="This person could not be loaded"
      level={1}
    >
      {({ person }) => (
        <ListPage
          sheet="O-111"
          title={nameOf(person)}
          shown={rolesText(person)}
          lead={`${person.emailId}. ${ownTimes()}`}
          actions={
            <>
              <Button href="/office/people">All people</Button>
              {own.includes('people.manage') && <MergeSheet person={person} />}
              {own.includes('people.data') && <DataSheet person={person} />}
              {__OVERRIDE_USER__ && own.includes('people.act-as') && (
                <LookAs userId={userId} name={nameOf(person)} />
              )}
            </>
          }
        >
          <div className={css.sections}>
            <FactsSection person={person} />
            {own.includes('mentors.manage') && <TeachingRolesForm userId={userId} roles={person.roles} />}
            {own.includes('identity.review') && <IdentitySection userId={userId} />}
            <EnrolmentsSection userId={userId} />
            <ProgressSection userId={userId} />
            <NotesSection userId={userId} />
            <HandInsSection userId={userId} />
            <QueriesSection userId={userId} />
            <OrdersSection userId={userId} />
            <MailsSection userId={userId} />
            <DevicesSection userId={userId} />
            {own.includes('audit.read') && <AuditSection userId={userId} />}
          </div>
        </ListPage>
      )}
    </LoadState>
  );
}
