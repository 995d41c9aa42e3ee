import type { AiState } from '@lampstand/contract/guidance'
import { useAiState } from '../../api/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useSwitchModel } from './model-queries.ts'

/** Whether a model may write answers for the person, where one is configured (D34). */
export default function ModelSwitch() {
  const { data, isFetching, refetch } = useAiState(true)
  if (data) return <ModelSetting state={data} />
  if (isFetching) return <Skeleton className="h-11 w-full" />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-muted">This setting could not be loaded.</p>
      <Button look="quiet" onClick={() => void refetch()}>
        Try Again
      </Button>
    </div>
  )
}

/** The switch, and what it means for what is written. */
export function ModelSetting({ state: { provider, model, enabled } }: { state: AiState }) {
  const choose = useSwitchModel()
  if (provider === null) return <p className="text-muted">{fromLibrary}</p>
  return (
    <>
      <Switch
        label="Let a model write answers"
        checked={choose.isPending ? choose.variables.body.enabled : enabled}
        pending={choose.isPending}
        onChange={(checked) => choose.mutate({ body: { enabled: checked } })}
      />
      <p className="text-pretty text-muted">
        {enabled
          ? `What you ask is sent to ${provider}${model === null ? '' : ` (${model})`}. Scripture is quoted by this server, never by the model.`
          : fromLibrary}
      </p>
    </>
  )
}

const fromLibrary = 'Answers come from the library on this server, and nothing you write leaves it.'
