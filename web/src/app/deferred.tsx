import { type ComponentType, lazy, useState } from 'react'

/** A page, or a part of one, whose program is fetched when it is wanted. */
export type Deferred<P> = {
  /** Fetches the program ahead of its use. One that does not come is asked for again by its view. */
  preload(): Promise<void>
  View: ComponentType<P>
}

/** The program of a page could not be fetched: there is no connection, or a new version has taken its place. */
export class ProgramMissing extends Error {
  override name = 'ProgramMissing'
  /** Lets the view ask once more when it is next shown. */
  readonly forget: () => void

  constructor(forget: () => void, cause: unknown) {
    super('the program of this page could not be fetched', { cause })
    this.forget = forget
  }
}

/** Painted at once when its program is already there. */
export function createDeferred<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Deferred<P> {
  let Ready: ComponentType<P> | undefined
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
    View(props) {
      const [Shown] = useState<ComponentType<P>>(() => Ready ?? Waiting)
      return <Shown {...props} />
    },
  }
}
