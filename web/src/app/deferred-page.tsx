import { type ComponentType, lazy, useState } from 'react'

export type DeferredPage = {
  /** Fetches the page's program ahead of its use. */
  preload(): Promise<void>
  Page: ComponentType
}

/** A page whose program is fetched when it is wanted, and is painted at once when it is already there. */
export function createDeferredPage(load: () => Promise<{ default: ComponentType }>): DeferredPage {
  const Waiting = lazy(load)
  let Ready: ComponentType | undefined
  return {
    async preload() {
      Ready ??= (await load()).default
    },
    Page() {
      const [Shown] = useState<ComponentType>(() => Ready ?? Waiting)
      return <Shown />
    },
  }
}
