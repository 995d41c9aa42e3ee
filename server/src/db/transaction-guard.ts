import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Knows what runs inside an open transaction of one database, so that its outer handle can refuse to be used there: the embedded
 * database would wait for ever, PostgreSQL would silently write outside of the transaction.
 */
export function createTransactionGuard() {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  return {
    /** Runs the work of a transaction; what it leaves running outlives it and may use the database again. */
    async runInside<T>(work: () => Promise<T>): Promise<T> {
      const state = { isOpen: true }
      try {
        return await current.run(state, work)
      } finally {
        state.isOpen = false
      }
    },

    /** @throws inside an open transaction */
    refuseInside() {
      if (!current.getStore()?.isOpen) return
      throw new Error('The database was used inside a transaction: use the `tx` that the transaction hands over.')
    },
  }
}

export type TransactionGuard = ReturnType<typeof createTransactionGuard>
