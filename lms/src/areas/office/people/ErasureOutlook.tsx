import { type ErasurePlan, staysOf } from '@plinth/domain/people/erasure-plan';
import { Banner } from '@plinth/ui/Banner';
import { Text } from '@plinth/ui/Text';
import * as css from './person.css.ts';

const listOf = (records: ErasurePlan['goes']) =>
  records.map((one) => `${one.records} (${one.count})`).join(', ');

/** What is erased with a person and what remains, or why they cannot be erased. */
export const ErasureOutlook = ({ plan }: { plan: ErasurePlan }) => (
  <>
    {plan.refusals.length > 0 && (
      <Banner tone="warning" title="This person cannot be erased yet">
        {plan.refusals.join(' ')}
      </Banner>
    )}
    <Text weight="strong">What goes</Text>
    <Text size="s">
      {`Name, password and phone, the address ${[plan.emailId, ...plan.addresses].join(' and ')}, and ${plan.files} ${plan.files === 1 ? 'file' : 'files'}.`}
    </Text>
    {plan.goes.length > 0 && <Text size="s">Records: {listOf(plan.goes)}.</Text>}
    <Text weight="strong">What stays</Text>
    <ul className={css.stays}>
      {staysOf(plan).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    {plan.stays.length > 0 && <Text size="s">Records without the name: {listOf(plan.stays)}.</Text>}
  </>
);
