/** The look of a box for text. */
export const controlClass =
  'w-full rounded-control border border-border bg-surface px-3.5 text-base text-ink placeholder:text-muted ' +
  'disabled:opacity-55 aria-invalid:border-error'
