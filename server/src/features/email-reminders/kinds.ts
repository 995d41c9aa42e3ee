import type { deliveryKinds } from '../../db/schema.ts'

export type DeliveryKind = (typeof deliveryKinds)[number]

/** What is sent at a time of the day, `HH:MM` by the wall clock (D30). */
export function kindAt(time: string): DeliveryKind {
  if (time < '10:30') return 'morning prayer'
  if (time < '13:00') return 'midday reflection'
  if (time < '17:00') return 'afternoon guidance'
  return 'evening thanks'
}
