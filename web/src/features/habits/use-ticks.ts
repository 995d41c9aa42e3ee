import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localStore, userQuery } from '../../api/browser.ts'
import { readTicks, saveTicks, toggled } from './ticks.ts'

/** What the signed-in person ticked, and a way to tick. Nobody but this browser knows. */
export function useTicks() {
  const user = useQueryClient().getQueryData(userQuery.queryKey)?.id ?? ''
  const read = () => readTicks(localStore, user)
  const [ticks, setTicks] = useState(read)
  /** Another tab may have ticked meanwhile. */
  const toggle = (habitId: string, task: number) => {
    const next = toggled(read(), habitId, task)
    saveTicks(localStore, user, next)
    setTicks(next)
  }
  return { ticks, toggle }
}
