import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Tab<T extends string> = { value: T; title: string; content: ReactNode }

type TabsProps<T extends string> = {
  /** What is chosen between. */
  label: string
  value: T
  onChange: (value: T) => void
  tabs: readonly Tab<T>[]
}

/**
 * Panels of which one is shown. The others stay as they are: what was typed in them, and what goes on there. One tab is reached by
 * the Tab key, the rest by arrows, Home and End, which choose as they go.
 */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next =
      tabs[
        reachedBy(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        ) ?? -1
      ]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }
  return (
    <div className="grid gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fit,minmax(max(6rem,30%),1fr))] border-b border-line sm:flex sm:flex-wrap sm:gap-x-2 print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-controls={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            data-value={tab.value}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
            className="relative min-h-(--target) px-1 text-small font-medium text-muted transition-colors duration-(--quick) after:absolute after:inset-x-1 after:-bottom-px after:h-0.5 hover:text-ink aria-selected:text-brand aria-selected:after:bg-lamp sm:px-3 sm:text-base"
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          hidden={tab.value !== value}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** The place of the tab that a key leads to, round and round; undefined for other keys. */
function reachedBy(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
