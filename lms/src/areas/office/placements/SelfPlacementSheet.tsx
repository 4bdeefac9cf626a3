import { WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import { formatMoney } from '@plinth/domain/money/format-money';
import { type OfficeSelfPlacement, SelfPlacementDecision } from '@plinth/domain/placement/office-placement';
import { Link } from '@plinth/ui/Link';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import {
  decideSelfPlacement,
  fetchOfferLetter,
  type PlacementOf,
  selfPlacementQuery,
} from '../../../data/office-placement.ts';
import { DocumentPreview } from '../../../parts/DocumentPreview.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as own from '../jobs/jobs.css.ts';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { shortTime } from '../list/short-time.ts';
import { useOfficeForm } from '../list/use-office-form.ts';
import { REVIEW_STAMPS } from './placement-filters.ts';

/** One job a learner found, with its letter and the decision about it. */
export function SelfPlacementSheet({ of, onClose }: { of: PlacementOf; onClose: () => void }) {
  const found = useQuery(selfPlacementQuery(of));
  const one = found.data?.selfPlacement;
  return (
    <SideSheet
      title={one ? one.name || one.emailId : 'Self-reported placement'}
      description={one && `${one.cohort}, ${REVIEW_STAMPS[one.job.reviewStatus].text.toLowerCase()}`}
      onClose={onClose}
    >
      <LoadState query={found} what="The job">
        {({ selfPlacement }) => (
          <div className={own.sections}>
            <Facts one={selfPlacement} />
            {selfPlacement.job.reviewStatus === 'PENDING' && (
              <DecideForm key={selfPlacement.submittedAt} one={selfPlacement} />
            )}
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

function Facts({ one }: { one: OfficeSelfPlacement }) {
  const { job } = one;
  const rows = [
    ['Employer', job.companyName],
    ['Designation', job.designation],
    ['A year’s pay', formatMoney({ amount: job.ctc, currency: job.currency })],
    ['Begins on', job.joiningDate],
    ['Work mode', job.workMode ? WORK_MODE_LABEL[job.workMode] : 'Not said'],
    ['Handed in', shortTime(one.submittedAt)],
    ...(one.reviewedAt ? [['Decided', shortTime(one.reviewedAt)]] : []),
    ...(job.remark ? [['What the team wrote', job.remark]] : []),
  ];
  return (
    <div className={own.section}>
      <Link href={`mailto:${one.emailId}`}>{one.emailId}</Link>
      <Link href={`/office/people/${one.userId}`}>The page of this person</Link>
      <dl className={own.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={own.asked}>{name}</dt>
            <dd className={own.said}>{value}</dd>
          </div>
        ))}
      </dl>
      {job.offerLetterDocumentId ? (
        <div className={own.line}>
          <Text as="span">Offer letter</Text>
          <DocumentPreview name="offer letter" fetchFile={() => fetchOfferLetter(one)} />
        </div>
      ) : (
        <Text secondary>No letter came with it.</Text>
      )}
    </div>
  );
}

const KINDS = [
  { value: 'accept', label: 'Accept it: the learner is placed' },
  { value: 'ask', label: 'Ask about it: it stays open' },
  { value: 'reject', label: 'Do not accept it' },
] as const;

const DONE = { accept: 'is placed, and was told', ask: 'was asked', reject: 'was told why' } as const;

type Draft = { kind: (typeof KINDS)[number]['value']; remark: string };

const UNDECIDED: Draft = { kind: 'accept', remark: '' };

function DecideForm({ one }: { one: OfficeSelfPlacement }) {
  const form = useOfficeForm<Draft, SelfPlacementDecision, unknown>({
    key: `self-placement:${one.userId}:${one.submittedAt}`,
    saved: UNDECIDED,
    judge: (draft) => SelfPlacementDecision.safeParse({ ...draft, seen: one.submittedAt }),
    send: (word) => decideSelfPlacement(one, word),
    said: ({ kind }) => `${one.name || one.emailId} ${DONE[kind]}.`,
  });
  return (
    <SheetSection className={own.section} title="Decide">
      <FormFrame className={css.part} form={form} label="Decide">
        <RadioGroup
          label="Outcome"
          name="kind"
          value={form.draft.kind}
          options={KINDS}
          onChange={(kind) => form.change('kind', kind as Draft['kind'])}
        />
        {form.draft.kind !== 'accept' && (
          <TextArea label="Message to the learner" rows={3} max={500} {...form.text('remark')} />
        )}
        <Text secondary>{one.emailId} is notified in the app.</Text>
        <SubmitRow form={form} variant="primary" label="Decide and notify" />
      </FormFrame>
    </SheetSection>
  );
}
