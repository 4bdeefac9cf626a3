import type { Prospect } from '@plinth/domain/prospects/prospect';
import { Link } from '@plinth/ui/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prospectChoicesQuery, prospectQuery } from '../../../data/prospects.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { NoteForm } from './NoteForm.tsx';
import { PlanForm } from './PlanForm.tsx';
import { nameOf, PROSPECT_STATE_TEXTS, REGION_TEXTS, TOUCH_TEXTS } from './prospect-texts.ts';
import * as own from './prospects.css.ts';

type ProspectSheetProps = { prospectId: string; onClose: () => void };

/** One person who contacted the school: how, their message, who is responsible, and what was done. */
export function ProspectSheet({ prospectId, onClose }: ProspectSheetProps) {
  const found = useQuery(prospectQuery(prospectId));
  const owners = useQuery(prospectChoicesQuery()).data?.owners ?? [];
  const prospect = found.data?.prospect;
  return (
    <SideSheet
      title={prospect ? nameOf(prospect) : 'Prospect'}
      description={
        prospect &&
        `${PROSPECT_STATE_TEXTS[prospect.state].text}, first came by: ${TOUCH_TEXTS[prospect.source].toLowerCase()}`
      }
      onClose={onClose}
    >
      <LoadState query={found} what="The prospect">
        {(loaded) => (
          <div className={own.sections}>
            <FactsPart prospect={loaded.prospect} />
            <PlanForm key={loaded.prospect.version} prospect={loaded.prospect} owners={owners} />
            <NoteForm prospectId={prospectId} />
            <HistoryPart prospectId={prospectId} history={loaded.history} />
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

const FactsPart = ({ prospect }: { prospect: Prospect }) => (
  <dl className={own.facts}>
    <Fact name="Email">
      {prospect.emailIds.map((emailId) => (
        <div key={emailId}>
          <Link href={`mailto:${emailId}`}>{emailId}</Link>
        </div>
      ))}
    </Fact>
    {prospect.phones.length > 0 && (
      <Fact name="Phone">
        {prospect.phones.map((phone) => (
          <div key={phone}>
            <Link href={`tel:${phone}`}>{phone}</Link>
          </div>
        ))}
      </Fact>
    )}
    {prospect.productId && <Fact name="Course">{prospect.productId}</Fact>}
    {prospect.region && <Fact name="Region">{REGION_TEXTS[prospect.region]}</Fact>}
    {prospect.campaign && <Fact name="Campaign">{prospect.campaign}</Fact>}
    <Fact name="Application">{prospect.hasApplied ? 'They have applied' : 'None yet'}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={own.fact}>
    <dt className={own.factName}>{name}</dt>
    <dd className={own.factText}>{children}</dd>
  </div>
);
