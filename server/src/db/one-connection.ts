import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'

type Work<T> = Parameters<typeof PGlite.prototype.transaction<T>>[0]

/**
 * PGlite with its trap made loud. It has one connection, which a transaction holds: a query of the outer database that is awaited
 * inside would wait for ever. Here it throws.
 */
export class OneConnection extends PGlite {
  readonly #transaction = new AsyncLocalStorage<{ isOpen: boolean }>()

  override async query<T>(...args: Parameters<typeof PGlite.prototype.query<T>>) {
    this.#refuseInside()
    return super.query<T>(...args)
  }

  override async exec(...args: Parameters<PGlite['exec']>) {
    this.#refuseInside()
    return super.exec(...args)
  }

  override async transaction<T>(work: Work<T>): Promise<T> {
    this.#refuseInside()
    return super.transaction<T>(async (tx) => {
      const state = { isOpen: true }
      try {
        return await this.#transaction.run(state, work, tx)
      } finally {
        // What the transaction left running outlives it and may use the database again.
        state.isOpen = false
      }
    })
  }

  #refuseInside() {
    if (!this.#transaction.getStore()?.isOpen) return
    throw new Error('The database was used inside a transaction: use the `tx` that the transaction hands over.')
  }
}
