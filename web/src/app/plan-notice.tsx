import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { userQuery } from '../api/browser.ts'

/** Says on every page that a payment failed, as Pro ends when nothing is done about it. */
export const PlanNotice = () =>
  useQuery(userQuery).data?.subscriptionStatus === 'past_due' && (
    <p className="border-t border-line bg-tint px-4 py-2 text-center text-small text-balance">
      Your last payment did not go through.{' '}
      <Link href="/subscribe" className="text-brand underline underline-offset-4">
        Update your card
      </Link>
    </p>
  )
