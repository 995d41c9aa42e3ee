import type { QuickPrayerEntry } from '@lampstand/content/practice-schemas'
import conflict from '../../../../content/quick-prayers/conflict.json'
import exhaustion from '../../../../content/quick-prayers/exhaustion.json'
import joy from '../../../../content/quick-prayers/joy.json'
import loneliness from '../../../../content/quick-prayers/loneliness.json'
import stress from '../../../../content/quick-prayers/stress.json'

export type QuickPrayer = Omit<QuickPrayerEntry, 'name'> & { name: string }

/** The fixed prayers, in the order of their cards. They come with the page, so that nobody waits for them. */
export const quickPrayers: readonly QuickPrayer[] = [stress, conflict, exhaustion, loneliness, joy]
