import { type Destination, destinations } from './navigation.ts'

/* Apart from the navigation, as the header of a first paint does without it. */

const descriptions: Record<Destination['path'], string> = {
  '/home': "Today's scripture",
  '/scripture': 'Daily biblical wisdom',
  '/prayer': 'Quick prayers',
  '/guidance': 'Biblical wisdom for work challenges',
  '/reminders': 'Alerts through the day',
  '/reset': 'Find peace when overwhelmed',
  '/challenges': 'Daily spiritual growth challenges',
  '/create': 'Prayers and spiritual content',
  '/life-application': 'AI devotions',
  '/resources': 'Christian workplace resources',
}

/** The main menu, each destination with what awaits there. */
export const menu = destinations.map((destination) => ({
  ...destination,
  description: descriptions[destination.path],
}))
