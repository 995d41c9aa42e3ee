import type { Money } from '@lampstand/contract/billing'

/** What is sold: one plan. */
export type Price = Money & { id: string; interval: 'day' | 'week' | 'month' | 'year' }

/** A subscription as the provider has it, in the form that billing reads. */
export type ProviderSubscription = {
  id: string
  /** The provider's own word for how it stands. */
  status: string
  priceId: string | null
  /** Whether the next charge has a card to go to. */
  hasCard: boolean
  /** With which the form in the browser takes a card; null where none is asked for. */
  secret: string | null
  /** The key under which it was begun. */
  checkout: string | null
  createdAt: Date
  trialEndsAt: Date | null
  periodStart: Date
  periodEnd: Date
  /** When it will end by itself, by whichever of its two fields says so. */
  cancelsAt: Date | null
  endedAt: Date | null
}

/** What happened at the provider, and to which of its customers. */
export type PaymentEvent = { id: string; type: string; customerId: string | null }

type Checkout = { customerId: string; priceId: string; trialEndsAt: Date | null; key: string }

/** A provider of payments. @throws PaymentsDown, PaymentsRefused, CustomerGone from every call */
export type Payments = {
  publicKey: string
  /** The price of the one plan, asked for at most hourly. */
  price(): Promise<Price>
  priceId: string
  /** Under one key there is one customer. @returns its id */
  createCustomer(customer: { userId: string; email: string | null; key: string }): Promise<string>
  /** Begins a subscription that waits for a card; under one key there is one. */
  begin(checkout: Checkout): Promise<ProviderSubscription>
  /** All that a customer has and had, the newest first. */
  subscriptions(customerId: string): Promise<ProviderSubscription[]>
  endWithTerm(subscriptionId: string): Promise<void>
  endNow(subscriptionId: string): Promise<void>
  keep(subscriptionId: string): Promise<void>
  /** Address of a page of the provider with the card and the receipts of a customer. */
  portal(customerId: string, returnTo: URL): Promise<string>
  /** Ends every subscription of a customer and forgets them; one that is gone already is forgotten. */
  forget(customerId: string): Promise<void>
  /** @returns null for what the provider did not sign */
  readEvent(body: Buffer, signature: string, receivedAt: Temporal.Instant): Promise<PaymentEvent | null>
}

/** The customer is not, or no longer, with the provider. */
export class CustomerGone extends Error {
  override name = 'CustomerGone'
}
