import type { ReactNode } from 'react'
import { LabelledSection } from '../../ui/labelled-section.tsx'

type AccountSectionProps = { title: string; note?: string; children: ReactNode }

/** One matter of the account, and what can be done about it. */
export const AccountSection = ({ children, ...rest }: AccountSectionProps) => (
  <LabelledSection {...rest}>
    <div className="grid max-w-xl content-start gap-4">{children}</div>
  </LabelledSection>
)
