import { PGlite } from '@electric-sql/pglite'
import { createTransactionGuard } from './transaction-guard.ts'

type Work<T> = Parameters<typeof PGlite.prototype.transaction<T>>[0]

/**
 * PGlite with its trap made loud. It has one connection, which a transaction holds: a query of the outer database that is awaited
 * inside would wait for ever. Here it throws.
 */
export class OneConnection extends PGlite {
  readonly #guard = createTransactionGuard()

  override async query<T>(...args: Parameters<typeof PGlite.prototype.query<T>>) {
    this.#guard.refuseInside()
    return super.query<T>(...args)
  }

  override async exec(...args: Parameters<PGlite['exec']>) {
    this.#guard.refuseInside()
    return super.exec(...args)
  }

  override async transaction<T>(work: Work<T>): Promise<T> {
    this.#guard.refuseInside()
    return super.transaction<T>((tx) => this.#guard.runInside(() => work(tx)))
  }
}
