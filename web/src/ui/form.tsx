import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type FormProps = {
  /** What went wrong with the whole of it; what is wrong with a field stands there. */
  fault: string | undefined
  onSubmit: (event: { preventDefault(): void }) => void
  children: ReactNode
}

/** Fields, one below the other. The browser's own bubbles are off: every fault is said in the page. */
export const Form = ({ fault, onSubmit, children }: FormProps) => (
  <form onSubmit={onSubmit} noValidate className="grid gap-5">
    {children}
    {fault !== undefined && (
      <p role="alert" className="order-last text-error">
        {fault}
      </p>
    )}
  </form>
)

type SubmitButtonProps = { pending: boolean; pendingLabel: string; children: ReactNode }

/** Says while the form is sent that it is; it stays in reach of the keyboard then. */
export const SubmitButton = ({ pending, pendingLabel, children }: SubmitButtonProps) => (
  <Button type="submit" pending={pending}>
    {pending ? pendingLabel : children}
  </Button>
)
