import { PRODUCT_TYPES } from '@plinth/domain/catalog/product-type';
import { COHORT_TYPES } from '@plinth/domain/cohorts/cohort-type';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { CURRENCY, ID, PAGE, UNTIL } from './common-texts.ts';
import type { VerbHelp } from './verb-help.ts';

/** The verbs for admission and money. */
export const moneyHelp: Record<string, VerbHelp> = {
  applications: {
    options: {
      '--status': 'Only those of one status, such as APPLICATION_FILLED. Default: all.',
      '--page': PAGE,
    },
    examples: ['school applications --status APPLICATION_FILLED', `school applications ${ID}`],
  },
  offer: {
    options: {
      '--scholarship':
        'What comes off the fee, such as 15000; `rule` gives what the school gives a complete application. Default: nothing.',
      '--deadline': 'Days to accept in, 1 to 90. Default: as the school’s rule says.',
      '--until': `The new last day of an open offer. ${UNTIL}`,
      '--decline': 'Declines instead; an email says so.',
    },
    examples: [
      `school offer ${ID}`,
      `school offer ${ID} --scholarship 15000 --deadline 7`,
      `school offer ${ID} --until 2027-01-31`,
      `school offer ${ID} --decline`,
    ],
  },
  orders: {
    options: {
      '--status': 'Only those of one status, such as PAYMENT_ONGOING. Default: all.',
      '--email': 'Only those of one payer.',
      '--page': PAGE,
      '--cancel': 'Why the order ends. No money goes back by it.',
      '--extend': `The day until which the next instalment may be paid, to its end in ${DEFAULT_TIMEZONE}. Later ones that would be due by then move along.`,
      '--reason': 'Why, with --extend.',
    },
    examples: [
      'school orders --email asha@example.org',
      `school orders ${ID} --extend 2027-01-31 --reason "Between two jobs"`,
      `school orders ${ID} --cancel "Asked to"`,
    ],
  },
  refund: {
    options: {
      '--reason': 'Why; the payer reads it.',
      '--amount': 'How much, such as 2000. Default: all that is left of the payment.',
      '--key': 'A word of your choice; needed with --amount: sent again it is the same refund.',
      '--by-hand': 'Records that staff gave it back. Default: the provider gives it back.',
    },
    examples: [
      'school refund',
      `school refund ${ID} --amount 2000 --reason "Moved to a shorter course" --key ticket-17`,
      `school refund ${ID} --reason "Withdrew in the first week"`,
    ],
  },
  flagged: {
    options: {
      '--accept': 'Takes the payment for what is due.',
      '--return': 'Gives it back; why, for the payer.',
    },
    examples: [
      'school flagged',
      `school flagged ${ID} --accept`,
      `school flagged ${ID} --return "Paid twice"`,
    ],
  },
  reconcile: {
    options: { '--days': 'How many days back, 1 to 400. Default: 2.' },
    examples: ['school reconcile', 'school reconcile --days 30'],
  },
  products: {
    options: {
      '--title': 'What it is called.',
      '--description': 'A sentence or two for its page.',
      '--page':
        'The last part of the address of its page, such as timber-design. Default: none, it is sold by offer.',
      '--type': `${PRODUCT_TYPES.join(' or ')}. Default: SPECIALIZATION.`,
      '--cohorts': `What its cohorts are: ${COHORT_TYPES.join(', ')}.`,
      '--weeks': 'How long it runs.',
      '--inr': 'Its price in whole rupees; a must for a code without an ending.',
      '--usd': 'Its price in whole dollars; a must for a code that ends with _US or _ME.',
      '--booking-inr':
        'The first payment of plans that have one. Default: 10,000, or the price if that is less.',
      '--booking-usd': 'The same in dollars. Default: 100, or the price if that is less.',
      '--off-sale': 'Takes it off sale; what was bought and offered before stands.',
      '--on-sale': 'Puts it on sale again.',
    },
    examples: [
      'school products',
      'school products TIMBER --title "Timber Design" --cohorts BIM_A --weeks 12 --inr 60000 --page timber-design',
      'school products TIMBER --inr 65000',
      'school products TIMBER --off-sale',
    ],
  },
  vouchers: {
    options: {
      '--currency': CURRENCY,
      '--discount': 'What it takes off, such as 5000.',
      '--percent': 'What it takes off the price after a scholarship, 1 to 100.',
      '--product': 'The product it is for, such as BIM_A. Default: every product.',
      '--uses': 'How often in total. Default: 1.',
      '--per-person': 'How often for one person. Default: 1.',
      '--until': `The last day it can be used, to its end in ${DEFAULT_TIMEZONE}. Default: no end.`,
      '--end': 'It comes off no further order.',
    },
    examples: [
      'school vouchers',
      'school vouchers SPRING-27 --currency INR --discount 5000 --uses 20 --until 2027-06-30',
      'school vouchers SPRING-27 --end',
    ],
  },
  referrals: {
    options: { '--paid': 'The reference of the transfer by which staff paid the reward.' },
    examples: ['school referrals', 'school referrals asha@example.org --paid UTR-20270131-7'],
  },
  earnings: {
    options: {
      '--amount': 'What one piece of work brings, such as 1500.',
      '--currency': CURRENCY,
      '--from': 'From which day a rate counts. Default: today.',
      '--person': 'The address of one mentor. Default: all.',
      '--month': 'A month such as 2027-01.',
      '--csv': 'Writes the transfers of the month into this file for the bank.',
      '--reference': 'The reference of the transfer at the bank.',
      '--reason': 'Why a transfer came back, or a piece of work is corrected.',
    },
    examples: [
      'school earnings',
      'school earnings rates SESSION --amount 1500 --currency INR',
      'school earnings pay --month 2027-01 --csv transfers.csv',
      'school earnings paid --month 2027-01 --reference UTR-20270205',
      `school earnings paid ${ID} --reference UTR-20270205`,
    ],
  },
  emi: {
    options: {
      '--status': 'Only those of one status. Default: all.',
      '--page': PAGE,
      '--save': 'A folder into which the documents are copied; they are identity documents.',
      '--approve': 'It goes to the partner.',
      '--reject': 'Sends it back; what is to be put right.',
      '--document': 'With --reject: a kind of document to be replaced; can be given several times.',
      '--declined': 'The partner declined; what the applicant reads.',
      '--paid': 'The partner’s reference of the transfer.',
      '--amount': 'With --paid: what arrived, such as 90000.',
    },
    examples: [
      'school emi --status IN_REVIEW',
      `school emi ${ID} --reject "The page with the address is missing"`,
      `school emi ${ID} --paid LOAN-4711 --amount 90000`,
    ],
  },
};
