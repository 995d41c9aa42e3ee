import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { Icon } from './icon.tsx'

export type Described = { label: string; hint?: string | undefined; error?: string | undefined }
type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & Described & { ref?: Ref<HTMLInputElement> }

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & Described

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input {...rest} {...wiring} className={classNames(controlClass, 'min-h-(--target)', className)} />}
    </Field>
  )
}

export function SelectField({ label, hint, error, className, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            className={classNames(controlClass, 'min-h-(--target) appearance-none pr-11', className)}
          />
          <Icon name="down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-muted" />
        </div>
      )}
    </Field>
  )
}

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A control with its label, and below it what is wrong or what helps. */
export function Field({ label, hint, error, children }: Described & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const note = error ?? hint
  const wiring: Wiring = {
    id,
    ...(note && { 'aria-describedby': `${id}-note` }),
    ...(error && { 'aria-invalid': true }),
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children(wiring)}
      {note && (
        <p id={`${id}-note`} className={classNames('text-small', error ? 'text-error' : 'text-muted')}>
          {note}
        </p>
      )}
    </div>
  )
}
