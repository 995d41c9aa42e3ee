import type { EmailDelivery, EmailSubscription } from '@lampstand/contract/email-reminders'

/** What a subscription is, in a word or two. */
export const stateNames: Record<EmailSubscription['state'], string> = {
  active: 'On',
  paused: 'Paused',
  unsubscribed: 'Unsubscribed',
  awaiting_confirmation: 'Waiting to be confirmed',
  suppressed: 'Mail bounced',
  needs_pro: 'Part of Pro',
}

/** What became of a message, in a word. */
export const deliveryNames: Record<EmailDelivery['status'], string> = {
  sending: 'On its way',
  sent: 'Sent',
  skipped: 'Skipped',
  failed: 'Failed',
}
