import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** The interval at which calendar apps are asked to refresh, in seconds. */
const REFRESH_SECONDS = 3600;

/**
 * How long in advance an app reminds of an event, in seconds: of a session when its link opens, of a due date a day
 * ahead unless the task is done.
 */
const SESSION_ALARM = 900;
const DUE_ALARM = 86_400;

/**
 * The format requires at least one component; a calendar without events contains the zone that its times would be in.
 */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

type Source = {
  schoolName: string;
  cohortId: string;
  courseTitle: string;
  origin: string;
  events: readonly CalendarEvent[];
  now: Date;
};

function noteOf({ sessionStatus, intervieweeId }: CalendarEvent): string {
  if (intervieweeId) return 'An interview of the evaluation day';
  return sessionStatus === null ? 'To hand in by then' : 'You can join from 15 minutes before the start';
}

/**
 * Writes events as iCalendar (RFC 5545), times in UTC. An event retains its UID when it moves, so that apps move it
 * too. Join links are left out: they are only handed out shortly before a session, and calendar apps share what they
 * read.
 */
export function writeCalendar({ schoolName, cohortId, courseTitle, origin, events, now }: Source): string {
  const page = new URL(areaPagePath('learn', cohortId, 'calendar'), origin);
  const calendar = ical({
    // Unlike the texts of events, the name is not escaped by the library, so it must be one line.
    name: courseTitle.replaceAll(/\s+/g, ' '),
    description: 'Live sessions, interviews and due dates of your course.',
    prodId: { company: schoolName.replaceAll(/[\s/]+/g, ' '), product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    url: page.href,
  });
  for (const event of events) {
    const isDue = event.sessionStatus === null;
    const isOff = event.sessionStatus === 'RESCHEDULED';
    const url = new URL(page);
    url.searchParams.set('month', event.startDate.slice(0, 7));
    const { intervieweeId } = event;
    const summary = isDue ? `Due: ${event.title}` : event.title;
    calendar.createEvent({
      id: `${intervieweeId ? `interview-${intervieweeId}` : `${isDue ? 'due' : 'session'}-${event.nodeId}`}-${cohortId}@${page.hostname}`,
      stamp: now,
      start: new Date(event.startDate),
      ...(isDue ? {} : { end: new Date(event.endDate) }),
      summary,
      description: `${courseTitle}. ${noteOf(event)}: ${url.href}`,
      url: url.href,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A due date does not make anyone busy.
      transparency: isDue || isOff ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      alarms:
        isOff || event.isDone
          ? []
          : [
              {
                type: ICalAlarmType.display,
                trigger: isDue ? DUE_ALARM : SESSION_ALARM,
                description: summary,
              },
            ],
    });
  }
  const text = calendar.toString();
  return events.length > 0 ? text : text.replace('END:VCALENDAR', `${UTC_ZONE}END:VCALENDAR`);
}
