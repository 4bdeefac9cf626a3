import type { EnrolPreview } from '@plinth/domain/enrolments/office-enrolment';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Banner } from '@plinth/ui/Banner';
import { Text } from '@plinth/ui/Text';
import { PLACE_TEXTS, seatsText } from './enrolment-texts.ts';
import * as css from './enrolments.css.ts';

const SHOWN = 50;

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Who can pay where more people than free seats would have to: a place that waits for its payment keeps no seat. */
const payersText = (free: number) =>
  free === 0
    ? 'none of them can pay until a seat is free.'
    : `only ${free} of them can pay, those who do so first.`;

/** The result of a dry run: the faults, or what would happen to how many people. */
export function EnrolOutlook({ preview }: { preview: EnrolPreview }) {
  const { fault, faults, counts, state, due, seats, taken } = preview;
  if (fault !== null)
    return (
      <Banner tone="error" live="alert" title="This file cannot be read">
        {fault}
      </Banner>
    );
  if (faults.length > 0)
    return (
      <>
        <Banner
          tone="error"
          live="alert"
          title={faults.length === 1 ? '1 row is faulty' : `${faults.length} rows are faulty`}
        >
          Nobody is enrolled until they are corrected in the file.
        </Banner>
        <ul className={css.faults}>
          {faults.slice(0, SHOWN).map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
        {faults.length > SHOWN && <Text size="s">And {faults.length - SHOWN} more.</Text>}
      </>
    );
  const { invited, known, again, already } = counts;
  const added = invited + known + again;
  const free = Math.max(0, seats - taken);
  const lines = [
    invited > 0 && `${people(invited)} without an account: invited by email to set a password.`,
    known > 0 && `${people(known)} with an account: told by email.`,
    again > 0 && `${people(again)} whose place was cancelled: it is restored, told by email.`,
    already > 0 && `${people(already)} with a place already: left alone, not emailed.`,
  ].filter((line) => line !== false);
  return (
    <section className={css.sections} aria-label="What would happen">
      <Banner tone={added > 0 ? 'success' : 'info'} live="status" title="No faults">
        {added > 0 ? 'This would happen:' : 'Everybody has a place already; nothing would happen.'}
      </Banner>
      <ul className={css.faults}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {added > 0 && (
          <>
            <li>
              {due
                ? `The places wait for the first payment. ${formatMoney(due)} is due for each, by the usual plan; an order that is not paid in two weeks ends.`
                : `State: ${PLACE_TEXTS[state]}. Nothing is due.`}
            </li>
            <li>
              {seatsText({ seats, taken })} before
              {added <= free
                ? '.'
                : due
                  ? `; ${payersText(free)}`
                  : '; with them, the cohort has more people than seats.'}
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
