import { neededLink } from '@lampstand/contract/onboarding'
import { linkedContents } from '@lampstand/contract/plans'
import { Icon } from '../../ui/icon.tsx'
import { plans } from './plans.ts'

/** Two cards of which one is chosen. They are radio buttons, so the browser alone does all of it. */
export const PlanCards = () => (
  <fieldset className="grid w-full gap-4 sm:grid-cols-2 md:gap-6">
    <legend className="sr-only">Plan</legend>
    {plans.map(({ id, name, price, term, offer, contents }, index) => (
      <div
        key={id}
        className="relative grid content-start gap-5 rounded-control border border-border bg-surface p-5 transition-colors duration-(--quick) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand hover:border-brand has-checked:border-brand has-checked:ring-1 has-checked:ring-brand md:p-8"
      >
        <div className="flex items-center justify-between gap-4">
          <label htmlFor={id} className="cursor-pointer font-serif text-title after:absolute after:inset-0">
            {name}
          </label>
          <input
            type="radio"
            id={id}
            name="plan"
            value={name.toLowerCase()}
            aria-describedby={`${id}-price ${id}-contents`}
            defaultChecked={index === 0}
            className="relative z-10 size-5 cursor-pointer appearance-none rounded-full border-2 border-border outline-none checked:border-6 checked:border-brand"
          />
        </div>
        <p id={`${id}-price`} className="grid gap-1">
          <span>
            <span className="font-serif text-display">{price}</span> <span className="text-muted">{term}</span>
          </span>{' '}
          <span className="font-medium text-lamp">{offer}</span>
        </p>
        <ul id={`${id}-contents`} className="grid gap-2.5 border-t border-line pt-5">
          {contents.map((content) => (
            <li key={content} {...{ [neededLink]: linkedContents[content] }} className="flex gap-3">
              <Icon name="check" className="mt-1 size-4 shrink-0 text-lamp" />
              {content}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </fieldset>
)
