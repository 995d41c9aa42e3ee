import type { KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { type Described, Field } from './field.tsx'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & Described & { ref?: Ref<HTMLTextAreaElement> }

/** Text of several lines: Enter begins another, with Control or Command it sends the form. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={sendByKey}
          {...rest}
          {...wiring}
          className={classNames(controlClass, 'py-2.5', className)}
        />
      )}
    </Field>
  )
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return
  event.preventDefault()
  // As Enter in a single line does: by the button, which refuses while it works.
  currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
}
