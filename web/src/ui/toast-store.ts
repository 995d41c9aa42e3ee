export type Toast = {
  title: string
  description?: string
  tone?: 'plain' | 'destructive'
  /** A way to go from here. `follow` is called in place of the browser's own navigation. */
  link?: { label: string; href: string; follow: () => void }
}

export type ShownToast = Toast & { id: number; duration: number }

/** Milliseconds that a toast stays; while another one waits it makes room sooner. */
const duration = 5000
const durationWhenWaiting = 1200

/** The queue of notifications: one is visible at a time, and none is lost. */
export function createToastStore() {
  let queue: readonly (Toast & { id: number })[] = []
  let shown: ShownToast | undefined
  let lastId = 0
  const listeners = new Set<() => void>()

  const become = (next: typeof queue) => {
    queue = next
    const [first] = queue
    shown = first && { ...first, duration: queue.length > 1 ? durationWhenWaiting : duration }
    for (const listener of listeners) listener()
  }
  const show = (toast: Toast) => {
    lastId += 1
    become([...queue.filter((waiting) => !isSame(waiting, toast)), { ...toast, id: lastId }])
  }
  return {
    /** Puts a toast at the end of the queue; a visible one with the same words starts anew instead of standing twice. */
    show,
    /** Says what did not work, and what to do. */
    showError: (description: string) => show({ title: 'Error', description, tone: 'destructive' }),
    close: (id: number) => {
      become(queue.filter((toast) => toast.id !== id))
    },
    /** The one visible toast, with how long it stays. */
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isSame = (a: Toast, b: Toast) => a.title === b.title && a.description === b.description
