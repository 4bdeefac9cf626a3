import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import { ROUND_LABEL, WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import { MEETING_PROVIDER_NAMES } from '@plinth/domain/sessions/meeting-provider';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { WEBHOOK_EVENT_TEXTS } from '@plinth/domain/webhooks/event-data';
import { ATTENDANCE_TEXTS } from '../../../parts/attendance/attendance-texts.ts';
import { LEARNER_STATE_TEXTS } from '../announcements/announcement-texts.ts';
import { CAPABILITY_TEXTS } from '../capability-texts.ts';
import { COHORT_STATUS_TEXTS } from '../cohorts/cohort-filter.ts';
import { STATE_TEXTS } from '../enrolments/enrolment-texts.ts';
import { COHORT_TYPE_TEXTS, PRODUCT_TYPE_TEXTS } from '../products/product-texts.ts';
import { PROSPECT_STATE_TEXTS } from '../prospects/prospect-texts.ts';

type Words = Readonly<Record<string, string>>;

/** Values that mean the same everywhere. */
const ANYWHERE: Words = { ...STAFF_ROLE_TITLES, ...MENTOR_ROLE_TITLES };

/** The values of one field, as the pages of its subject show them; attendance is recorded by learner, not by field. */
const OF_FIELD: Readonly<Record<string, Words>> = {
  'announcement.states': LEARNER_STATE_TEXTS,
  'api-key.capabilities': CAPABILITY_TEXTS,
  'cohort.status': COHORT_STATUS_TEXTS,
  'earnings.category': EARNING_TITLES,
  'enrolments.state': STATE_TEXTS,
  'enrolments.stateThere': STATE_TEXTS,
  'move-job-round.round': ROUND_LABEL,
  'opening.rounds': ROUND_LABEL,
  'opening.workMode': WORK_MODE_LABEL,
  'product.cohortType': COHORT_TYPE_TEXTS,
  'product.productType': PRODUCT_TYPE_TEXTS,
  'prospect.state': {
    NEW: PROSPECT_STATE_TEXTS.NEW.text,
    OPEN: PROSPECT_STATE_TEXTS.OPEN.text,
    CLOSED: PROSPECT_STATE_TEXTS.CLOSED.text,
  },
  'sessions.attendance': ATTENDANCE_TEXTS,
  'sessions.meetingProvider': MEETING_PROVIDER_NAMES,
  'webhook.eventTypes': WEBHOOK_EVENT_TEXTS,
};

const own = (words: Words | undefined, value: string): string | undefined =>
  words && Object.hasOwn(words, value) ? words[value] : undefined;

/** Returns a constant of the school as people say it; undefined for any other value. */
export const valueLabel = (action: string, field: string, value: string): string | undefined =>
  own(OF_FIELD[`${action.split('.')[0]}.${field}`], value) ??
  own(OF_FIELD[action], value) ??
  own(ANYWHERE, value);
