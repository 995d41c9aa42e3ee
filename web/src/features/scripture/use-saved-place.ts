import { useState } from 'react'
import { useSavedScriptures } from './queries.ts'

type Place = 'above' | 'below'

/**
 * Where the saved verses are: on a phone above the list of challenges when there are some, else below it. It is settled once a
 * visit, so that nothing moves under a finger; undefined until then.
 */
export function useSavedPlace(): Place | undefined {
  const { data, isPending } = useSavedScriptures()
  const [place, setPlace] = useState<Place | undefined>(() =>
    matchMedia('(min-width: 64rem)').matches ? 'below' : undefined,
  )
  if (place !== undefined || isPending) return place
  const settled = data && data.value.length > 0 ? 'above' : 'below'
  setPlace(settled)
  return settled
}
