import * as z from 'zod/mini'
import { Instant } from './shared.ts'

/* What the page of the account knows of an export. The rows in it are for the server to read. */

/** Says what the file is, to whoever finds it and to the import. */
export const header = {
  format: z.literal('lampstand-export', 'That is not a file that Lampstand exported.'),
  version: z.literal(1, 'That file is of another version of Lampstand. Please update this server first.'),
  exportedAt: Instant,
}

/** Bytes that an import may have. */
export const mostImportBytes = 20 * 1024 * 1024

/** What became of one part of an import. */
export const ImportedPart = z.object({
  part: z.enum([
    'profile',
    'emailReminders',
    'prayerRequests',
    'savedScriptures',
    'versesShown',
    'reminders',
    'liturgies',
  ]),
  added: z.number(),
  /** Was here already, so that importing twice is importing once. */
  alreadyHere: z.number(),
  /** What this server cannot show: a passage or a liturgy that it does not have, or what there is no room for. */
  leftOut: z.number(),
})
export type ImportedPart = z.infer<typeof ImportedPart>

/** What somebody without an email address types to have their account deleted. */
export const deletionWord = 'delete'

export const AccountDeletion = z.object({
  /** The email address of the account, else `delete`; upper and lower case are the same. */
  confirmation: z.string('Type your email address to confirm.').check(
    z.overwrite((text) => text.trim()),
    z.minLength(1, 'Type your email address to confirm.'),
    z.maxLength(254, 'That is not the email address of this account.'),
  ),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>
