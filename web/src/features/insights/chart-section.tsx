import type { ReactNode } from 'react'
import { LabelledSection } from '../../ui/labelled-section.tsx'

type ChartSectionProps = { title: string; sentence: string; note?: string; children?: ReactNode }

/** What is counted, said in words before it is drawn. */
export const ChartSection = ({ sentence, children, ...rest }: ChartSectionProps) => (
  <LabelledSection lead={sentence} {...rest}>
    {children && <div className="grid content-start gap-8">{children}</div>}
  </LabelledSection>
)
