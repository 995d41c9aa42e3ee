import { Link } from 'wouter'
import { buttonClass } from '../ui/button.tsx'
import { LampMark } from '../ui/lamp-mark.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export default function NotFound() {
  return (
    <div className="grid justify-items-center gap-6 py-20 text-center md:py-28">
      <LampMark className="size-14" />
      <PageHeading title="Page Not Found" />
      <p className="max-w-[36ch] text-large text-muted">
        There is nothing at this address. It may have moved, or never existed.
      </p>
      <Link href="/" className={buttonClass('secondary')}>
        Return Home
      </Link>
    </div>
  )
}
