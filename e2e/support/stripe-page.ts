import type { Page } from '@playwright/test'
import { Refused } from '../../server/test-support/stripe/refusals.ts'
import type { FakeStripe } from '../../server/test-support/stripe/server.ts'

/** What the page asked of the provider's script. */
export type Confirmed = { kind: 'setup' | 'payment'; returnUrl: string; redirect: string }

/**
 * Stands for what a browser loads from Stripe: its script, the frame with the card, and the call that confirms. Each comes from the
 * host it has in life, so the content security policy of the page is put to the test as well.
 */
export async function serveStripe(page: Page, stripe: FakeStripe): Promise<Confirmed[]> {
  const confirmed: Confirmed[] = []
  await page.route('https://js.stripe.com/endive/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('https://js.stripe.com/v3/elements-inner.html*', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const [, id = ''] = /_intents\/(\w+)\/(?:confirm|authenticate)$/.exec(new URL(route.request().url()).pathname) ?? []
    const form = new URLSearchParams(route.request().postData() ?? '')
    const headers = { 'access-control-allow-origin': '*' }
    try {
      if (route.request().url().endsWith('/authenticate')) stripe.ledger.authenticate(id)
      else {
        confirmed.push({
          kind: id.startsWith('seti_') ? 'setup' : 'payment',
          returnUrl: form.get('return_url') ?? '',
          redirect: form.get('redirect') ?? '',
        })
        stripe.ledger.confirm(id, form.get('client_secret') ?? '', form.get('card') ?? '')
      }
      await route.fulfill({ headers, json: { id, status: stripe.ledger.intents.get(id)?.status } })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      await route.fulfill({ headers, json: { error: error.body } })
    }
  })
  return confirmed
}

const frame = `<!doctype html><html lang="en"><title>Card</title><body style="margin:0"><label>Card number
<input name="number" style="font-size:16px;width:90%;min-height:44px"></label><script>
document.querySelector('input').addEventListener('input', (event) => parent.postMessage({ card: event.target.value }, '*'))
</script></body></html>`

/** As strict as the real script about what it is given. */
const script = `(() => {
  let card = ''
  addEventListener('message', ({ origin, data }) => { if (origin === 'https://js.stripe.com') card = data.card })
  const wrong = (text) => { throw new Error('IntegrationError: ' + text) }
  const post = async (path, fields) =>
    (await fetch('https://api.stripe.com/v1/' + path, { method: 'POST', body: new URLSearchParams(fields) })).json()
  const Stripe = (key) => {
    if (!/^pk_/.test(key)) wrong('bad key')
    const confirm = (kind) => async ({ elements, confirmParams, redirect }) => {
      const secret = elements.secret
      if (!secret.startsWith(kind === 'setup' ? 'seti_' : 'pi_')) wrong('secret of another kind')
      if (!elements.mounted) wrong('the element is not mounted')
      if (!/^https?:/.test(confirmParams.return_url)) wrong('return_url')
      const path = kind + '_intents/' + secret.split('_secret_')[0]
      const answer = await post(path + '/confirm', {
        client_secret: secret, card, return_url: confirmParams.return_url, redirect: redirect || 'always',
      })
      if (answer.error) return { error: answer.error }
      if (answer.status === 'requires_action') await post(path + '/authenticate', {})
      return { [kind + 'Intent']: answer }
    }
    return {
      elements: ({ clientSecret }) => {
        if (!/_secret_/.test(clientSecret)) wrong('clientSecret')
        const elements = { secret: clientSecret, mounted: false, update: async ({ appearance }) => {
          if (!['stripe', 'night', 'flat'].includes(appearance.theme)) wrong('appearance')
          for (const frame of document.querySelectorAll('iframe')) frame.dataset.drawnAs = appearance.theme
        }, create: (type) => {
          if (type !== 'payment') wrong('type')
          const heard = {}
          let box
          return {
            on(name, listener) { heard[name] = listener; return this },
            mount(place) {
              box = document.createElement('iframe')
              box.title = 'Secure payment input frame'
              box.width = '100%'
              box.height = '120'
              box.src = 'https://js.stripe.com/v3/elements-inner.html'
              box.onload = () => { elements.mounted = true; heard.ready?.({ elementType: type }) }
              place.append(box)
            },
            destroy() { box?.remove() },
          }
        } }
        return elements
      },
      confirmSetup: confirm('setup'),
      confirmPayment: confirm('payment'),
      _registerWrapper() {},
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()`
