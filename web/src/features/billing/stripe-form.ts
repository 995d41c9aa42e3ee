import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { onThemeChange, shownTheme } from '../../ui/theme.ts'

/** The provider's fields in this page, ready to take a card. */
export type CardFields = { stripe: Stripe; elements: StripeElements; remove: () => void }

/** What is said when the provider's own script does not come: a blocker, or no way to it. */
export const scriptBlocked =
  'The payment form could not be loaded. Your browser or network may block js.stripe.com. Allow it and try again.'

/** What is said when the script is there and its fields do not come, such as for a secret that was used in another tab. */
export const fieldsFailed = 'The payment form could not be loaded. You have not been charged. Please try again.'

/** The page's own colours, as far as the provider's frames take them. */
function appearance() {
  const style = getComputedStyle(document.body)
  return {
    theme: shownTheme() === 'dark' ? ('night' as const) : ('stripe' as const),
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      colorText: style.color,
      borderRadius: '6px',
    },
  }
}

/** Puts the fields into the page. @throws Error that is fit to show, when the provider's script or its fields do not come */
export async function mountCardFields(
  place: HTMLElement,
  publicKey: string,
  clientSecret: string,
): Promise<CardFields> {
  const stripe = await loadStripe(publicKey).catch(() => null)
  if (!stripe) throw new Error(scriptBlocked)
  const elements = stripe.elements({ clientSecret, appearance: appearance() })
  const fields = elements.create('payment', { layout: 'tabs' })
  await new Promise<void>((resolve, reject) => {
    fields.on('ready', () => resolve())
    fields.on('loaderror', () => reject(new Error(fieldsFailed)))
    fields.mount(place)
  })
  const endFollowing = onThemeChange(() => void elements.update({ appearance: appearance() }))
  const remove = () => {
    endFollowing()
    fields.destroy()
  }
  return { stripe, elements, remove }
}

/**
 * Confirms what the secret is for: a setup where nothing is due yet, else a payment. The provider leads a person on to
 * `/subscription-success`, by way of their bank where it asks.
 * @returns what went wrong, in the provider's words; nothing when it went well
 */
export async function confirmCard({ stripe, elements }: CardFields, clientSecret: string): Promise<string | undefined> {
  const confirmParams = { return_url: `${location.origin}/subscription-success` }
  const options = { elements, confirmParams, redirect: 'if_required' as const }
  const { error } = await (clientSecret.startsWith('seti_')
    ? stripe.confirmSetup(options)
    : stripe.confirmPayment(options))
  return error && (error.message ?? 'The card was not accepted. Please try another one.')
}
