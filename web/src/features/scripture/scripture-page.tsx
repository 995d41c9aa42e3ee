import { PageHeading } from '../../ui/page-heading.tsx'
import ChallengeScripture from './challenge-scripture.tsx'

export default function ScripturePage() {
  return (
    <div className="grid gap-12 py-8 md:gap-16 md:py-12">
      <header className="grid gap-2">
        <PageHeading title="Workplace Challenges" plain="Topics" />
        <p className="text-large text-muted">Daily biblical wisdom for what you face at work</p>
      </header>
      <ChallengeScripture />
    </div>
  )
}
