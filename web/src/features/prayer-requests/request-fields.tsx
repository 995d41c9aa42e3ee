import type { NewPrayerRequest } from '@lampstand/contract/prayer-requests'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type * as z from 'zod/mini'
import { TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { mostNameCharacters } from './prayer-request-calls.ts'

/** What a person types of a request. */
type RequestWords = z.input<typeof NewPrayerRequest>

type RequestFieldsProps = { register: UseFormRegister<RequestWords>; errors: FieldErrors<RequestWords> }

export const RequestFields = ({ register, errors }: RequestFieldsProps) => (
  <>
    <TextField
      label="Name"
      hint="A person or a matter, in your own words"
      dir="auto"
      autoComplete="off"
      required
      maxLength={mostNameCharacters}
      error={errors.name?.message}
      {...register('name')}
    />
    <TextArea
      label="Prayer request"
      dir="auto"
      required
      rows={4}
      error={errors.prayerText?.message}
      {...register('prayerText')}
    />
    <TextArea label="Notes (optional)" dir="auto" rows={2} error={errors.notes?.message} {...register('notes')} />
  </>
)
