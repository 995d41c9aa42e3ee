import { useLocation } from 'wouter'
import { Subscribe } from './subscribe.tsx'
import { SubscriptionSuccess } from './subscription-success.tsx'

/** Taking Pro, and what is seen after it: the provider leads from the one to the other. */
export default function BillingPage() {
  const [path] = useLocation()
  return path.startsWith('/subscription-success') ? <SubscriptionSuccess /> : <Subscribe />
}
