type SwitchProps = {
  label: string
  checked: boolean
  disabled?: boolean
  /** A change of it is under way: it takes no other, and keeps the focus. */
  pending?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, and is so at once. */
export const Switch = ({ label, checked, disabled = false, pending = false, onChange }: SwitchProps) => (
  <label className="flex min-h-(--target) cursor-pointer items-center justify-between gap-4">
    {label}
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      disabled={disabled}
      aria-disabled={pending}
      onChange={({ target }) => pending || onChange(target.checked)}
      className="relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border border-border bg-surface transition-colors duration-(--quick) before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-border before:transition-transform before:duration-(--quick) checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-on-brand disabled:opacity-55 aria-disabled:opacity-55"
    />
  </label>
)
