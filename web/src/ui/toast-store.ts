export type Toast = {
  title: string
  description?: string
  /** `quiet` is read aloud and not shown: for what can be seen anyway. */
  tone?: 'plain' | 'destructive' | 'quiet'
  /** A way to go from here. `follow` is called in place of the browser's own navigation. */
  link?: { label: string; href: string; follow: () => void }
  /** What can be done about it, such as Undo. The toast goes with it. */
  action?: { label: string; act: () => void }
}

export type ShownToast = Toast & { id: number }

/** Milliseconds that a toast stays. */
export const toastDuration = 5000

/** The one visible notification: a newer one takes its place at once. */
export function createToastStore() {
  let shown: ShownToast | undefined
  let lastId = 0
  const listeners = new Set<() => void>()

  const become = (next: ShownToast | undefined) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const show = (toast: Toast) => {
    lastId += 1
    become({ ...toast, id: lastId })
  }
  return {
    show,
    /** Says what did not work, and what to do. */
    showError: (description: string) => show({ title: 'Error', description, tone: 'destructive' }),
    /** Closes the toast if it is still the visible one. */
    close: (id: number) => {
      if (shown?.id === id) become(undefined)
    },
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
