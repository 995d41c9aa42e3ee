import { useState } from 'react'
import { draftOf } from '../../api/drafts.ts'
import { useDraft } from '../../api/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import {
  type ContentType,
  type CreationRequest,
  commonSituations,
  contentTypes,
  isContentType,
  typeLabels,
} from './creation.ts'

type CreationFormProps = { pending: boolean; onSubmit: (request: CreationRequest) => void }

const mostCharacters = 1000

/** What was typed and nothing was made for yet. */
export const situationDraft = draftOf('creation')

/** What to make, and for which moment. Without a type nothing can be made. */
export function CreationForm({ pending, onSubmit }: CreationFormProps) {
  const [type, setType] = useState<ContentType>()
  const [situations, setSituations] = useState<readonly string[]>([])
  const [ownWords, setOwnWords] = useDraft(situationDraft)
  const toggle = (id: string) =>
    setSituations(situations.includes(id) ? situations.filter((each) => each !== id) : [...situations, id])
  return (
    <form
      className="grid content-start gap-7 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (type && !pending) onSubmit({ type, situations, ownWords: ownWords.trim() })
      }}
    >
      <SelectField
        label="Content type"
        value={type ?? ''}
        onChange={({ target }) => setType(isContentType(target.value) ? target.value : undefined)}
      >
        <option value="" disabled>
          Choose what to create
        </option>
        {contentTypes.map((each) => (
          <option key={each} value={each}>
            {typeLabels[each]}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-3">
        <legend className="pb-2 font-medium">Common situations</legend>
        <div className="flex flex-wrap gap-2.5">
          {commonSituations.map(({ id, label }) => (
            <Chip key={id} pressed={situations.includes(id)} onToggle={() => toggle(id)}>
              {label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Your own situation (optional)"
        hint="Your words find the closest of our situations. This server checks whether you need help and keeps nothing; no AI sees your words until you ask it to."
        rows={3}
        maxLength={mostCharacters}
        value={ownWords}
        onChange={({ target }) => setOwnWords(target.value)}
      />
      <Button type="submit" className="justify-self-start max-sm:w-full" disabled={!type} pending={pending}>
        {pending ? 'Generating...' : 'Generate Content'}
      </Button>
    </form>
  )
}

type ChipProps = { pressed: boolean; onToggle: () => void; children: string }

const Chip = ({ pressed, onToggle, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onToggle}
    className="min-h-(--target) rounded-full border border-border px-4 py-1.5 text-left text-small font-medium transition-colors duration-(--quick) hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
  >
    {children}
  </button>
)
