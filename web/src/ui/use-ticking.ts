import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two looks at the clock. */
const every = 250

/**
 * Tells the time, in milliseconds of a clock that nobody sets, again and again while it runs. What is reckoned from it is right
 * also in a tab that slept: such a tab is told late, and at once when it is looked at again.
 */
export function useTicking(running: boolean, onTick: (now: number) => void) {
  const tick = useEffectEvent(() => onTick(performance.now()))
  useEffect(() => {
    if (!running) return
    const look = () => tick()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [running])
}
