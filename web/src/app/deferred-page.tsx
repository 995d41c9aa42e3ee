import { type ComponentType, lazy, useState } from 'react'

export type DeferredPage = {
  /** Fetches the page's program ahead of its use. One that does not come is asked for again by its page. */
  preload(): Promise<void>
  Page: ComponentType
}

/** The program of a page could not be fetched: there is no connection, or a new version has taken its place. */
export class ProgramMissing extends Error {
  override name = 'ProgramMissing'
  /** Lets the page ask once more when it is next shown. */
  readonly forget: () => void

  constructor(forget: () => void, cause: unknown) {
    super('the program of this page could not be fetched', { cause })
    this.forget = forget
  }
}

/** A page whose program is fetched when it is wanted, and is painted at once when it is already there. */
export function createDeferredPage(load: () => Promise<{ default: ComponentType }>): DeferredPage {
  let Ready: ComponentType | undefined
  const wait = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new ProgramMissing(forget, cause)
      }),
    )
  let Waiting = wait()
  const forget = () => {
    Waiting = wait()
  }
  return {
    async preload() {
      Ready ??= (await load().catch(() => undefined))?.default
    },
    Page() {
      const [Shown] = useState<ComponentType>(() => Ready ?? Waiting)
      return <Shown />
    },
  }
}
