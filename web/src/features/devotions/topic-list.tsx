import { underWay } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { suggestedTopics } from './topics.ts'

type TopicListProps = { pending: boolean; onChoose: (topic: string) => void }

/** Topics that are suggested, as a table of contents. */
export const TopicList = ({ pending, onChoose }: TopicListProps) => (
  <section aria-labelledby="topics" className="grid gap-3">
    <h2 id="topics" className="font-serif text-title">
      Suggested Topics
    </h2>
    <ul className="divide-y divide-line border-y border-line">
      {suggestedTopics.map((topic) => (
        <li key={topic}>
          <button
            type="button"
            onClick={() => onChoose(topic)}
            {...(pending && underWay)}
            className="group flex min-h-13 w-full items-center justify-between gap-4 pr-1 text-left font-medium transition-colors duration-(--quick) hover:text-brand aria-disabled:cursor-default aria-disabled:opacity-55"
          >
            {topic}
            <Icon name="forward" className="size-4 shrink-0 text-muted group-hover:text-lamp" />
          </button>
        </li>
      ))}
    </ul>
  </section>
)
