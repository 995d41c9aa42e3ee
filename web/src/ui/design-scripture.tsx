import { DesignSection, Specimen } from './design-section.tsx'
import { type Reader, ReaderContext } from './read-in-context.tsx'
import { ReferenceBadges } from './reference-badges.tsx'
import { ScriptureCard } from './scripture-card.tsx'
import { ScriptureText } from './scripture-text.tsx'

/** What stands where scripture will: nobody types a verse. */
export const sample = {
  id: 'sample',
  text: 'The server quotes what stands here; this page shows only its measure, its size and its leading.',
  reference: 'Reference 1:1',
  translation: 'Translation',
}

const long = { ...sample, id: 'long', text: Array(5).fill(sample.text).join(' ') }

const nothing = { open: () => undefined, preload: () => undefined }
const reader: Reader = { ...nothing, insight: nothing, share: nothing }

/** Scripture as it is shown: the largest thing on a screen, or a line of a list. */
export const DesignScripture = () => (
  <DesignSection title="Scripture">
    <ReaderContext value={reader}>
      <div className="grid gap-8">
        <Specimen name="Card">
          <ScriptureCard {...sample} topic="Topic" onRefresh={() => undefined} onSave={() => undefined} />
        </Specimen>
        <Specimen name="Another one is on its way">
          <ScriptureCard {...sample} refreshing onRefresh={() => undefined} onSave={() => undefined} />
        </Specimen>
        <Specimen name="It is being saved">
          <ScriptureCard {...sample} saving onRefresh={() => undefined} onSave={() => undefined} />
        </Specimen>
        <Specimen name="Many verses, and nothing to refresh">
          <ScriptureCard {...long} onSave={() => undefined} />
        </Specimen>
        <Specimen name="In a list">
          <ScriptureText {...sample} size="small" />
        </Specimen>
        <Specimen name="References">
          <ReferenceBadges references={[sample, { id: 'other', reference: 'Another 2:3-4' }]} />
        </Specimen>
      </div>
    </ReaderContext>
  </DesignSection>
)
