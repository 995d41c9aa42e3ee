import * as z from 'zod/mini'

/** Name a browser gives itself, kept in local storage under `deviceId` and sent as `x-device-id` with every call. */
export const DeviceId = z
  .string('A device id is "device-" and 8 to 40 letters or digits.')
  .check(z.regex(/^device-[a-z0-9]{8,40}$/, 'A device id is "device-" and 8 to 40 letters or digits.'))

/** Header names of the product's own, in one place. */
export const deviceIdHeader = 'x-device-id'
/** IANA name of the caller's zone; the day of "today's verse" is counted in it. */
export const timeZoneHeader = 'x-time-zone'

/** Id of the user for whom the page was drawn: a tab left open must not act for whoever signed in after. */
export const userIdHeader = 'x-user-id'

/** A moment as it travels: ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** Words of a person: trimmed, without the null character that no database stores. */
export const words = (missing = 'Please write something.') =>
  z.string(missing).check(z.overwrite((text) => text.replaceAll('\0', '').trim()))
