import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

type TaskRowProps = { day: number; task: string; done: boolean; onToggle: () => void }

/** A task to be ticked; it is struck through when it is done. */
export const TaskRow = ({ day, task, done, onToggle }: TaskRowProps) => (
  <label className="group flex min-h-(--target) cursor-pointer gap-4 py-3.5">
    <span className="relative mt-0.5 size-6 shrink-0">
      <input
        type="checkbox"
        checked={done}
        onChange={onToggle}
        className="peer size-6 cursor-pointer appearance-none rounded-[0.3rem] border border-border bg-surface transition-colors duration-(--quick) group-hover:border-brand checked:border-brand checked:bg-brand"
      />
      <Icon
        name="check"
        className="pointer-events-none absolute inset-0 m-auto hidden size-4.5 text-on-brand peer-checked:block"
      />
    </span>
    <span className="grid gap-0.5">
      <span className="text-small font-medium text-lamp">{`Day ${day}`}</span>
      <span
        className={classNames('text-pretty transition-colors duration-(--quick)', done && 'text-muted line-through')}
      >
        {task}
      </span>
    </span>
  </label>
)
