import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Section } from '@plinth/ui/Section';
import { Select } from '@plinth/ui/Select';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BillingOrder, billingQuery } from '../../data/orders.ts';
import { changeCard, openCardEntry, removeCard, saveCard } from '../../data/payments.ts';
import { keepFocus } from '../../parts/keep-focus.ts';
import { latestError } from '../../parts/latest-error.ts';
import * as css from './BillingPage.css.ts';

type Card = NonNullable<BillingOrder['cardData']>[number];

const cardName = ({ brand, last4 }: Card) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;

/** The cards saved for an order: the selected one first, change, removal, and whether it pays automatically. */
export function Cards({ order }: { order: BillingOrder }) {
  const { orderId, cardData = [], paysAutomatically = false, testCards = [], hasCardEntry = false } = order;
  const [token, setToken] = useState(testCards[0]?.paymentMethodToken ?? '');
  const queryClient = useQueryClient();
  const work = useMutation({
    mutationFn: ({ change }: { what: string; change: () => Promise<unknown> }) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: billingQuery().queryKey }),
  });
  const charging = useMutation({
    mutationFn: (card: { cardId: string; payAutomatically: boolean }) => changeCard(orderId, card),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: billingQuery().queryKey }).finally(() => setWanted(null)),
  });
  /** The ticked value being saved: a tick never waits for the network. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [selected] = cardData;
  /**
   * Returns the button props of a change: only its button shows progress, and no button starts a second one meanwhile.
   */
  const buttonOf = (what: string, change: () => Promise<unknown>) => ({
    loading: work.isPending && work.variables.what === what,
    disabled: work.isPending && work.variables.what !== what,
    onClick: () => work.mutate({ what, change }),
  });
  const failure = latestError(work, charging);
  return (
    <Section className={css.cards} ref={keepFocus} level={3} title="Cards">
      {cardData.length === 0 && <Text tone="soft">No card is saved for this order.</Text>}
      <ul className={css.cardList}>
        {cardData.map((card) => (
          <li key={card.cardId} className={css.card}>
            <span>
              {cardName(card)}
              <span className={css.paid}>
                valid until {String(card.expMonth).padStart(2, '0')}/{card.expYear}
              </span>
            </span>
            <span className={css.footer}>
              {card === selected ? (
                <StatusChip tone="signal">Selected</StatusChip>
              ) : (
                <Button
                  size="s"
                  aria-label={`Use ${cardName(card)}`}
                  {...buttonOf(`use ${card.cardId}`, () => changeCard(orderId, { cardId: card.cardId }))}
                >
                  Use this card
                </Button>
              )}
              <Button
                size="s"
                variant="quiet"
                aria-label={`Remove ${cardName(card)}`}
                {...buttonOf(`remove ${card.cardId}`, () => removeCard(orderId, card.cardId))}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {selected && (
        <Checkbox
          label={`Charge ${cardName(selected)} when an instalment is due`}
          hint="You can end this at any time. We email you about every charge."
          checked={wanted ?? paysAutomatically}
          disabled={charging.isPending}
          onChange={({ target }) => {
            setWanted(target.checked);
            charging.mutate({ cardId: selected.cardId, payAutomatically: target.checked });
          }}
        />
      )}
      {testCards.length > 0 && (
        <div className={css.addCard}>
          <Select
            label="Add a card of the test provider"
            options={testCards.map(({ paymentMethodToken, name }) => ({
              value: paymentMethodToken,
              label: name,
            }))}
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <Button size="m" {...buttonOf('add', () => saveCard(orderId, token))}>
            Add the card
          </Button>
        </div>
      )}
      {hasCardEntry && (
        <div className={css.footer}>
          <Button
            size="s"
            {...buttonOf('enter', async () => {
              location.assign(await openCardEntry(orderId));
            })}
          >
            Add a card
          </Button>
          <Text tone="soft" as="span">
            On the payment provider’s page; the number never reaches us.
          </Text>
        </div>
      )}
      {failure && (
        <Text tone="error" as="p">
          <span role="alert">{failure.message}</span>
        </Text>
      )}
    </Section>
  );
}
