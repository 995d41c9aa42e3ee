import type { Passage } from '@lampstand/contract/scripture'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { shownMessage } from '../../api/api-error.ts'
import { translation } from '../../api/translation.ts'
import type { NamedPassage } from '../../ui/read-in-context.tsx'
import { type PassageState, ReadingSheet } from '../../ui/reading-sheet.tsx'
import { passageQuery } from './passage-query.ts'

type PassageSheetProps = { passage: NamedPassage; open: boolean; onClose: () => void; onClosed: () => void }

/** The passage in its window. Until the window is known, the passage's own reference is the title. */
export default function PassageSheet({ passage, ...rest }: PassageSheetProps) {
  const answer = useQuery(passageQuery(passage.id))
  return (
    <ReadingSheet
      title={answer.data?.windowReference ?? passage.reference}
      translation={answer.data?.translation ?? translation}
      content={stateOf(answer)}
      {...rest}
    />
  )
}

function stateOf({ data, isPaused, isFetching, error, refetch }: UseQueryResult<Passage>): PassageState {
  if (data) return { state: 'ready', passage: data }
  if (isPaused) return { state: 'offline' }
  if (isFetching) return { state: 'loading' }
  const message = shownMessage(error) ?? 'The passage could not be opened.'
  return { state: 'failed', message, retry: () => void refetch() }
}
