import { currentZoneName, zoneNames } from '@lampstand/contract/time-zones'

/** The zones that are offered first, by the names people use. */
export const namedZones: ReadonlyMap<string, string> = new Map([
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Phoenix', 'Arizona'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
])

export const defaultZone = 'America/New_York'

/** `Eastern Time`, or `Europe/Isle of Man` for a zone that has no such name. @param zone IANA name */
export const zoneName = (zone: string): string => namedZones.get(zone) ?? zone.replaceAll('_', ' ')

/** All others that this browser knows, and those of `extra`, which it may not know. */
export const otherZones = (...extra: readonly string[]): string[] =>
  [...new Set([...zoneNames(), ...extra])].filter((zone) => !namedZones.has(zone)).sort()

export const deviceZone = (): string => currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone)
