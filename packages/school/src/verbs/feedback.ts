import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { closeEvent } from '@plinth/api-server/services/feedback/close-event';
import { listEvents } from '@plinth/api-server/services/feedback/list-events';
import { openEvent } from '@plinth/api-server/services/feedback/open-event';
import { FEEDBACK_CATEGORIES } from '@plinth/domain/feedback/feedback-category';
import { Id } from '@plinth/domain/fields/id';
import { FEEDBACK_AUDIENCES } from '@plinth/domain/roles/feedback-audience';
import { readFeedbackForm } from '../feedback/read-feedback-form.ts';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readBatch } from './read-batch.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import { readUntil } from './read-until.ts';
import type { VerbContext } from './verbs.ts';

const POSITIONS = { middle: 'MIDDLE_POPUP', bottom: 'BOTTOM_POPUP' } as const;

function readCohort(text: string | undefined) {
  if (text === undefined) return null;
  const cohort = readBatch(text);
  if (!cohort)
    throw new Fault(
      '--cohort is a product and a batch, such as BIM_A-14; without it every cohort is asked.',
      2,
    );
  return cohort;
}

function readPage(text: string | undefined): string {
  if (!text || !/^[a-z0-9-]{1,60}$/.test(text))
    throw new Fault('--page is the last word of the page’s address, such as dashboard.', 2);
  return text;
}

const readAudiences = (texts: readonly string[]) =>
  (texts.length > 0 ? texts : ['LEARNER']).map((text) => readChoice('--audience', FEEDBACK_AUDIENCES, text));

function readPosition(text: string) {
  if (text !== 'middle' && text !== 'bottom') throw new Fault('--position is middle or bottom.', 2);
  return POSITIONS[text];
}

async function list(context: VerbContext): Promise<void> {
  const events = await withSchool(context, listEvents);
  if (events.length === 0) return context.print('Nothing is or was asked.');
  printTable(context.print, events, {
    EVENT: (event) => event.eventId,
    STATE: (event) => (event.isOpen ? 'open' : 'closed'),
    COHORT: (event) => event.cohort ?? 'every cohort',
    PAGE: (event) => event.page,
    ASKS: (event) => event.audiences.join(' '),
    ANSWERS: (event) => `${event.answered} answered, ${event.skipped} put off`,
    FORM: (event) => (event.isMandatory ? `${event.title} (mandatory)` : event.title),
  });
}

/** Lists the active feedback forms, adds one to a page of a cohort, or stops one. */
export async function feedback(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['cohort', 'page', 'until'],
    flags: ['mandatory', 'close'],
    lists: ['audience'],
    defaults: { category: 'OTHER', position: 'bottom' },
    allowPositionals: true,
  });
  const [named, ...more] = positionals;
  if (more.length > 0) throw new Fault('Name one form file, or one event.', 2);
  if (named === undefined) return list(context);
  if (values.close) {
    if (!Id.safeParse(named).success)
      throw new Fault('Name the event by its id; `school feedback` lists them.', 2);
    await withSchool(context, (deps) => closeEvent(deps, COMMAND, named));
    return context.print('Closed. The answers are kept.');
  }
  const event = {
    cohort: readCohort(values.cohort),
    page: readPage(values.page),
    audiences: readAudiences(values.audience),
    category: readChoice('--category', FEEDBACK_CATEGORIES, values.category),
    position: readPosition(values.position),
    isMandatory: values.mandatory,
    until: values.until === undefined ? null : readUntil('--until', values.until),
    form: await readFeedbackForm(named),
  };
  const { eventId } = await withSchool(context, (deps) => openEvent(deps, COMMAND, event));
  context.print(`${eventId}  is asked from now on.`);
}
