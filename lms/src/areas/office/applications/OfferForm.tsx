import { ApiError } from '@plinth/api-client/api-error';
import {
  type OfferPreview,
  OfferWish,
  type OfficeApplicationDetail,
} from '@plinth/domain/course-applications/office-application';
import { outlastsStart } from '@plinth/domain/course-applications/outlasts-start';
import { exactTime } from '@plinth/domain/dates/format-day';
import { formatMoney, MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { DEADLINE_TYPES } from '@plinth/domain/orders/deadline-type';
import { planName } from '@plinth/domain/orders/plan-name';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useForm } from '@plinth/ui/forms/use-form';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { previewOffer, sendOffer } from '../../../data/office-applications.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import * as css from '../list/list.css.ts';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { DEADLINE_TEXTS } from './application-texts.ts';
import * as own from './applications.css.ts';
import { MailPart } from './MailPart.tsx';

/** Reads the fields; an unreadable amount or number becomes one that the schema refuses. */
const wishOf = (
  { scholarship, acceptanceDays }: { scholarship: string; acceptanceDays: string },
  seen: string | null,
) => ({
  seen,
  scholarship: scholarship.trim() === '' ? null : (parseAmount(scholarship) ?? -1),
  acceptanceDays:
    acceptanceDays.trim() === ''
      ? null
      : /^\d{1,4}$/.test(acceptanceDays.trim())
        ? Number(acceptanceDays)
        : 0,
});

type Previewed = { wish: OfferWish; preview: OfferPreview };

/**
 * The form that makes an offer, or replaces an open one: it is previewed with its mail, then sent. Input is saved for
 * the offer it was typed over. If something else than was read would be sent, nothing is: the new preview is shown.
 */
export function OfferForm({ application }: { application: OfficeApplicationDetail }) {
  const { applicationId, currency, status, offer } = application;
  const isChange = status === 'OFFER_SENT';
  const title = isChange ? 'Change the offer' : 'Make an offer';
  const changed = useOfficeChanged();
  const lookAgain = useLookAgain();
  const [seen, setSeen] = useState<Previewed | null>(null);
  const readPreview = async (wish: OfferWish): Promise<Previewed> => ({
    wish,
    ...(await previewOffer(applicationId, wish)),
  });
  const held = useStoredDraft(`offer:${applicationId}:${offer?.sentAt ?? ''}`, {
    scholarship: isChange && offer ? String(offer.scholarship / MINOR_UNITS) : '',
    acceptanceDays: '',
  });
  const form = useForm<typeof held.draft, OfferWish>({
    held,
    judge: (draft) => OfferWish.safeParse(wishOf(draft, isChange ? (offer?.sentAt ?? null) : null)),
    send: async (wish) => setSeen(await readPreview(wish)),
    onFailure: lookAgain,
  });
  const send = async ({ wish, preview }: Previewed) => {
    try {
      await sendOffer(applicationId, { ...wish, stamp: preview.stamp });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        setSeen(await readPreview(wish).catch(() => null));
      throw error;
    }
    held.clear();
    setSeen(null);
    await changed(isChange ? 'Offer updated.' : 'Offer sent.');
  };
  const change = (field: 'scholarship' | 'acceptanceDays', value: string) => {
    setSeen(null);
    form.change(field, value);
  };
  return (
    <FormFrame className={css.part} form={form} label={title}>
      <Heading level={3}>{title}</Heading>
      <AmountInput
        label={`Scholarship in ${currency} (empty: the usual rule)`}
        currency={currency}
        value={form.draft.scholarship}
        error={form.problemOf('scholarship')}
        onChange={({ target }) => change('scholarship', target.value)}
      />
      <TextInput
        label="Days to accept (empty: the usual rule)"
        inputMode="numeric"
        value={form.draft.acceptanceDays}
        error={form.problemOf('acceptanceDays')}
        onChange={({ target }) => change('acceptanceDays', target.value)}
      />
      {seen && <Preview preview={seen.preview} />}
      <div className={css.actions}>
        <Button type="submit" variant={seen ? 'secondary' : 'primary'} loading={form.isBusy && !seen}>
          {seen ? 'Preview again' : 'Preview the offer and its email'}
        </Button>
        {seen && (
          <Button
            variant="primary"
            loading={form.isBusy}
            onClick={() => void form.run(() => send(seen), lookAgain)}
          >
            Send the offer
          </Button>
        )}
      </div>
    </FormFrame>
  );
}

function Preview({
  preview: { amount, scholarship, planDiscount, currency, deadlines, plans, seatsLeft, cohortStart, mail },
}: {
  preview: OfferPreview;
}) {
  const money = (part: number) => formatMoney({ amount: part, currency });
  const facts = [
    ['Fee', money(amount)],
    ['Scholarship waiver', `− ${money(scholarship)}`],
    ['To be paid', money(amount - scholarship)],
    ['Early plan discount', `− ${money(planDiscount)}`],
    ...DEADLINE_TYPES.map((type) => [DEADLINE_TEXTS[type], exactTime(deadlines[type], ownZone())]),
    ['Plans', plans.map(planName).join('; ')],
    ...(cohortStart ? [['The cohort starts', exactTime(cohortStart, ownZone())]] : []),
    ['Seats left in the cohort', seatsLeft === null ? 'No upcoming cohort' : String(seatsLeft)],
  ];
  return (
    <section className={own.section} aria-label="The offer before it goes">
      <dl className={own.lines}>
        {facts.map(([name, value]) => (
          <div key={name} className={own.line}>
            <dt>{name}</dt>
            <dd className={own.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      {outlastsStart({ acceptUntil: deadlines.OFFER_ACCEPTANCE, cohortStart }) && (
        <Banner tone="warning" title="It can be accepted after the cohort has begun" live="status">
          Anyone who accepts late misses the first days. Allow fewer days to accept, and the offer ends
          earlier.
        </Banner>
      )}
      <Link href="/terms">The terms accepted with it</Link>
      <MailPart mail={mail} />
    </section>
  );
}
