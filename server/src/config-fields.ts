import * as z from 'zod/mini'

const isUrlOf = (text: string | undefined, protocols: readonly string[]): text is string =>
  text !== undefined && protocols.includes(URL.parse(text)?.protocol ?? '')

export const url = (...protocols: readonly string[]) => {
  const fault = `must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`
  return z.optional(z.string().check(z.refine((text) => isUrlOf(text, protocols), fault)))
}

export const wholeNumber = (least: number, most: number) => {
  const fault = `must be a whole number from ${least} to ${most}.`
  const isWithin = (given: number) => Number.isInteger(given) && given >= least && given <= most
  return z.coerce.number(fault).check(z.refine(isWithin, fault))
}

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}.`)

/** Addresses with commas between them, in lower case. */
export const addresses = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((list: string) =>
      list
        .toLowerCase()
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
    z.array(z.email('must be e-mail addresses with commas between them.')),
  ),
)

export const text = z.optional(z.string())
