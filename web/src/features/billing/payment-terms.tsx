import { type BillingConfig, moneyText } from '@lampstand/contract/billing'
import { dayText, momentText } from './days.ts'

/** What it costs, when it is first charged, and how to be rid of it: before anybody gives a card. */
export function PaymentTerms({ config: { price, firstCharge, trialEndsAt } }: { config: BillingConfig }) {
  if (!price || !firstCharge) return null
  const money = moneyText(price)
  const rows = [
    ['Price', `${money} a ${price.interval}`],
    ...(trialEndsAt ? [['Free trial', `until ${momentText(trialEndsAt)}`]] : []),
    ['First charge', `${moneyText(firstCharge)} ${trialEndsAt ? `on ${dayText(firstCharge.at)}` : 'today'}`],
  ]
  return (
    <div className="grid content-start gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium text-pretty">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted text-pretty">
        {trialEndsAt && 'We will email you a day before the first charge. '}
        Cancel whenever you like, in two clicks and without writing to anyone; you keep what you have paid for.
      </p>
    </div>
  )
}
