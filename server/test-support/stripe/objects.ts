import type Stripe from 'stripe'

/*
 * Stripe's objects as version `endive` of the API has them, whole: what the program reads of them is checked against the types of the
 * official client, and so is what stands here.
 */

export const monthSeconds = 30 * 86_400

export const priceObject = (id: string) =>
  ({
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 1_700_000_000,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_fake',
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: 999,
    unit_amount_decimal: null,
  }) satisfies Stripe.Price

type CustomerFields = { id: string; email: string | null; metadata: Record<string, string>; created: number }

export const customerObject = ({ id, email, metadata, created }: CustomerFields) =>
  ({
    id,
    object: 'customer',
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email,
    invoice_prefix: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }) satisfies Stripe.Customer

type SubscriptionFields = {
  id: string
  itemId: string
  customer: string
  price: Stripe.Price
  created: number
  trialEnd: number | null
  metadata: Record<string, string>
}

export const subscriptionObject = (fields: SubscriptionFields) => {
  const { id, itemId, customer, price, created, trialEnd, metadata } = fields
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: itemId,
          object: 'subscription_item',
          billing_thresholds: null,
          created,
          current_trial: null,
          current_period_end: trialEnd ?? created + monthSeconds,
          current_period_start: created,
          discounts: [],
          metadata: {},
          plan: planObject(price),
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'cancel' } },
    trial_start: trialEnd === null ? null : created,
  } as const satisfies Stripe.Subscription
}

const planObject = ({ id, created }: Stripe.Price) =>
  ({
    id,
    object: 'plan',
    active: true,
    amount: 999,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: 'prod_fake',
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan

type EventFields = { id: string; type: string; created: number; object: object }

export const eventObject = ({ id, type, created, object }: EventFields) => ({
  id,
  object: 'event',
  account: undefined,
  api_version: '2026-10-28.endive',
  created,
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})
