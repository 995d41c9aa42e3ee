import { useState } from 'react'
import { Button } from './button.tsx'
import { DesignSection, Specimen } from './design-section.tsx'
import { Icon } from './icon.tsx'
import { iconNames } from './icon-names.ts'
import { LabelledSection } from './labelled-section.tsx'

const sizes = ['small', 'base', 'large', 'title', 'display', 'scripture', 'passage', 'reading']
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16]
const motions = ['animate-appear', 'animate-vanish', 'animate-slide-in', 'animate-breathe', 'animate-turn']

/** Type, space, corners and motion. */
export const DesignMeasures = () => (
  <>
    <DesignSection title="Type">
      {sizes.map((name) => (
        <p key={name} className="flex flex-wrap items-baseline gap-x-4" style={{ fontSize: `var(--text-${name})` }}>
          <span className="font-serif">A lamp on its stand</span>
          <span>A lamp on its stand</span>
          <span className="text-small text-muted">{name}</span>
        </p>
      ))}
    </DesignSection>
    <DesignSection title="Space, on a grid of 4 px">
      <ul className="grid gap-2">
        {spaces.map((units) => (
          <li key={units} className="flex items-center gap-4 text-small text-muted">
            <span className="w-20">
              {units}, {units * 4} px
            </span>
            <span className="h-3 bg-brand" style={{ width: units * 4 }} />
          </li>
        ))}
      </ul>
    </DesignSection>
    <DesignSection title="A matter of a page">
      <LabelledSection title="Its name" lead="What there is to say of it." note="What may be added.">
        <p>What is shown, or can be done.</p>
      </LabelledSection>
    </DesignSection>
    <DesignSection title="Corners and targets">
      <div className="flex flex-wrap gap-6">
        <Specimen name="control">
          <div className="size-24 rounded-control border border-border" />
        </Specimen>
        <Specimen name="sheet">
          <div className="size-24 rounded-sheet border border-border" />
        </Specimen>
        <Specimen name="full">
          <div className="size-24 rounded-full border border-border" />
        </Specimen>
        <Specimen name="target">
          <div className="size-(--target) border border-border" />
        </Specimen>
      </div>
    </DesignSection>
    <Motion />
    <DesignSection title="Icons">
      <ul className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <li key={name} className="grid w-16 justify-items-center gap-1 text-small text-muted">
            <Icon name={name} className="size-6 text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </DesignSection>
  </>
)

function Motion() {
  const [times, setTimes] = useState(0)
  return (
    <DesignSection title="Motion: quick 140 ms, calm 240 ms, and none where it is not wanted">
      <div key={times} className="flex flex-wrap gap-8">
        {motions.map((name) => (
          <Specimen key={name} name={name}>
            <div className={`size-12 bg-brand [--slide:translateX(-100%)] ${name}`} />
          </Specimen>
        ))}
      </div>
      <Button look="secondary" className="w-fit" onClick={() => setTimes(times + 1)}>
        Once more
      </Button>
    </DesignSection>
  )
}
