import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import ConfirmDialog from './confirm-dialog.tsx'
import { sample } from './design-scripture.tsx'
import { DesignSection, Specimen } from './design-section.tsx'
import { Dialog } from './dialog.tsx'
import { FullScreenDialog } from './full-screen-dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { type PassageState, ReadingSheet } from './reading-sheet.tsx'
import ShareDialog from './share-dialog.tsx'
import SidePanel from './side-panel.tsx'

const verse = { id: sample.id, chapter: 1, verse: 1, text: sample.text, quoted: true }

const passageStates: Record<string, PassageState> = {
  'A passage': {
    state: 'ready',
    passage: {
      note: 'Who speaks to whom about what.',
      cautions: ['How it is easily misread.'],
      verses: [
        { ...verse, id: 'before', quoted: false },
        { ...verse, verse: 2 },
      ],
    },
  },
  'A passage on its way': { state: 'loading' },
  'A passage without a connection': { state: 'offline' },
  'A passage that failed': { state: 'failed', message: 'It could not be opened.', retry: () => undefined },
}

/** What stands over the page. */
export const DesignDialogs = () => (
  <DesignSection title="Over the page">
    <div className="flex flex-wrap items-start gap-3">
      <Opened name="Dialog">
        {(state) => (
          <Dialog title="A question" description="What it is about." {...state}>
            <Button>An answer</Button>
          </Dialog>
        )}
      </Opened>
      <Opened name="Confirmation">
        {(state) => (
          <ConfirmDialog
            title="Delete this prayer request?"
            description="It goes with its notes and cannot be brought back."
            action="Delete prayer request"
            onConfirm={state.onClose}
            {...state}
          />
        )}
      </Opened>
      <Opened name="Full-screen dialog">
        {(state) => (
          <FullScreenDialog
            title="A full-screen dialog"
            description="Nothing else to look at."
            footer="In reach."
            {...state}
          >
            <p>What one came for.</p>
          </FullScreenDialog>
        )}
      </Opened>
      <Opened name="Side panel">
        {(state) => (
          <SidePanel title="Navigation" {...state}>
            <p className="p-5">72 units wide.</p>
          </SidePanel>
        )}
      </Opened>
      <Opened name="A picture">{(state) => <ShareDialog passage={sample} {...state} />}</Opened>
      <Opened name="Too long for a picture">
        {(state) => <ShareDialog passage={{ ...sample, text: Array(15).fill(sample.text).join(' ') }} {...state} />}
      </Opened>
      {Object.entries(passageStates).map(([name, content]) => (
        <Opened key={name} name={name}>
          {(state) => (
            <ReadingSheet title={sample.reference} translation={sample.translation} content={content} {...state} />
          )}
        </Opened>
      ))}
      <Account />
    </div>
  </DesignSection>
)

type State = { open: boolean; onClose: () => void; onClosed: () => void }

function Opened({ name, children }: { name: string; children: (state: State) => ReactNode }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button look="secondary" onClick={() => setState('open')}>
        {name}
      </Button>
      {state !== 'never' &&
        children({ open: state === 'open', onClose: () => setState('closed'), onClosed: () => undefined })}
    </>
  )
}

function Account() {
  const [wanted, setWanted] = useState(false)
  const button = (
    <Button look="secondary" onClick={() => setWanted(true)}>
      Menu
    </Button>
  )
  if (!wanted) return button
  return (
    <Specimen name="A menu begins open">
      <Menu trigger={button} header="Who is here">
        <MenuItem icon="edit">Something to do</MenuItem>
        <MenuItem icon="leave" href="/onboarding">
          Somewhere to go
        </MenuItem>
      </Menu>
    </Specimen>
  )
}
