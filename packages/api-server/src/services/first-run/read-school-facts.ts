import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { schoolDetails } from '../../db/schema/first-run.ts';
import type { Settings } from '../../settings/settings.ts';

const asLines = (text: string) =>
  text
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const taxesText = (taxes: Settings['SCHOOL_TAXES']) =>
  CURRENCIES.flatMap((currency) =>
    (taxes[currency] ?? []).map(({ name, rate }) => `${currency} ${name} ${rate / 100}`),
  ).join('; ');

/** Reads the facts about the school: those saved in the office, else those of the settings. */
export async function readSchoolFacts(
  db: Queryable,
  settings: Settings,
): Promise<{ facts: SchoolFacts; isSaved: boolean }> {
  const [saved] = await db.select().from(schoolDetails).where(eq(schoolDetails.key, 'school'));
  if (!saved)
    return {
      facts: {
        name: settings.SCHOOL_NAME,
        address: asLines(settings.SCHOOL_ADDRESS),
        zone: DEFAULT_TIMEZONE,
        currency: 'INR',
        taxLines: asLines(settings.SCHOOL_TAX_LINES),
        taxes: taxesText(settings.SCHOOL_TAXES),
      },
      isSaved: false,
    };
  const { name, address, zone, currency, taxLines } = saved;
  return { facts: { name, address, zone, currency, taxLines, taxes: saved.taxesText }, isSaved: true };
}
