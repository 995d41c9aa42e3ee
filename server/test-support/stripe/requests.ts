import { Refused } from './refusals.ts'

/** What each call of the real API takes that the program makes; indexes of lists are left out. */
const accepted: Record<string, readonly string[]> = {
  'POST /v1/customers': ['email', 'metadata[userId]'],
  'DELETE /v1/customers/{id}': [],
  'GET /v1/prices/{id}': [],
  'POST /v1/subscriptions': [
    'customer',
    'items[][price]',
    'payment_behavior',
    'payment_settings[save_default_payment_method]',
    'payment_settings[payment_method_types][]',
    'trial_end',
    'trial_settings[end_behavior][missing_payment_method]',
    'metadata[checkout]',
    'expand[]',
  ],
  'GET /v1/subscriptions': ['customer', 'status', 'limit', 'starting_after', 'expand[]'],
  'GET /v1/subscriptions/{id}': ['expand[]'],
  'POST /v1/subscriptions/{id}': ['cancel_at_period_end', 'cancel_at', 'expand[]'],
  'DELETE /v1/subscriptions/{id}': [],
  'POST /v1/billing_portal/sessions': ['customer', 'return_url'],
}

const expandable = ['customer', 'pending_setup_intent', 'latest_invoice', 'latest_invoice.confirmation_secret']

export type ApiRequest = { call: string; id: string; given: ReadonlyMap<string, string>; expand: readonly string[] }

/** A call in the form of the table above. @throws Refused for a call, a parameter or an expansion that Stripe does not have */
export function readRequest(method: string, path: string, form: URLSearchParams): ApiRequest {
  const pattern = path.replace(/^(\/v1\/(?:customers|prices|subscriptions))\/[\w-]+$/, '$1/{id}')
  const call = `${method} ${pattern}`
  const names = accepted[call]
  if (!names) {
    throw new Refused(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` })
  }
  const expand = [...form].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value)
  for (const name of form.keys()) {
    const plain = name.replaceAll(/\[\d+\]/g, '[]')
    if (!names.includes(plain)) {
      throw new Refused(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param: name,
        message: `Received unknown parameter: ${name}`,
      })
    }
  }
  const isList = call === 'GET /v1/subscriptions'
  for (const path of expand) {
    if (!expandable.includes(isList ? path.replace(/^data\./, '') : path) || (isList && !path.startsWith('data.'))) {
      throw new Refused(400, { type: 'invalid_request_error', message: `This property cannot be expanded (${path}).` })
    }
  }
  return {
    call,
    id: path.split('/').at(-1) ?? '',
    given: new Map(form),
    expand: expand.map((one) => one.replace(/^data\./, '')),
  }
}
