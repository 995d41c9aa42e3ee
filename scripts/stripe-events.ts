import type Stripe from 'stripe'

/** What the webhook is told: each of these may mean that a subscription stands differently. */
export const webhookEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'setup_intent.succeeded',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]
