import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';

/**
 * Invitations to work at the school. Only the SHA-256 of the link's token is stored; an address has at most one open
 * invitation.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    invitationId: primaryId(),
    tokenHash: text().notNull().unique(),
    emailId: text().notNull(),
    staffRoles: text().array().$type<StaffRole[]>().notNull(),
    mentorRoles: text().array().$type<MentorRole[]>().notNull().default([]),
    /** Null for the first owner, who is invited from the command line. */
    invitedBy: uuid(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('staff_invitations_address').on(t.emailId),
    index('staff_invitations_expiry').on(t.expiresAt),
  ],
);

/** Staff's notes on a person, for each other. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    noteId: primaryId(),
    userId: deletedWith(() => users.userId),
    /** The author's account may be gone by now. */
    authorId: uuid().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('staff_notes_person').on(t.userId, t.createdAt)],
);
