import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatTime } from '../../ui/clock-time.ts'
import { controlClass } from '../../ui/control-class.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { deviceZone, namedZones, otherZones, zoneName } from './zones.ts'

const mostTimes = 5
const newTime = '12:00'

export type Choice = { timeZone: string; prayerTimes: string[]; discreet: boolean }
type Errors = { timeZone: string | undefined; prayerTimes: string | undefined; each: readonly (string | undefined)[] }

type ChoiceFieldsProps = { choice: Choice; errors: Errors; onChange: (change: Partial<Choice>) => void }

/** When reminders come, by whose clock, and how their subjects read. */
export function ChoiceFields({ choice: { timeZone, prayerTimes, discreet }, errors, onChange }: ChoiceFieldsProps) {
  const device = deviceZone()
  return (
    <>
      <PrayerTimes times={prayerTimes} errors={errors} onChange={(times) => onChange({ prayerTimes: times })} />
      <div className="grid justify-items-start gap-1">
        <div className="w-full">
          <SelectField
            label="Time zone"
            error={errors.timeZone}
            value={timeZone}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          >
            <optgroup label="United States">
              {[...namedZones].map(([zone, name]) => (
                <option key={zone} value={zone}>
                  {name}
                </option>
              ))}
            </optgroup>
            <optgroup label="All others">
              {otherZones(device, timeZone).map((zone) => (
                <option key={zone} value={zone}>
                  {zoneName(zone)}
                </option>
              ))}
            </optgroup>
          </SelectField>
        </div>
        {device !== timeZone && (
          <Button look="quiet" className="-mx-2 text-small" onClick={() => onChange({ timeZone: device })}>
            {`Use this device's: ${zoneName(device)}`}
          </Button>
        )}
      </div>
      <Switch label="Discreet subjects" checked={discreet} onChange={(checked) => onChange({ discreet: checked })} />
    </>
  )
}

type PrayerTimesProps = { times: readonly string[]; errors: Errors; onChange: (times: string[]) => void }

function PrayerTimes({ times, errors, onChange }: PrayerTimesProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState(false)
  const remove = (at: number) => {
    // Before the last box goes, and the focus with it.
    list.current?.querySelectorAll('input')[Math.min(at, times.length - 2)]?.focus()
    onChange(times.toSpliced(at, 1))
  }
  return (
    <fieldset aria-describedby={errors.prayerTimes && id} className="grid justify-items-start gap-3">
      <legend className="mb-1.5 font-medium">Prayer times</legend>
      <ol ref={list} className="grid w-full gap-3">
        {times.map((time, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place
          <li key={at} className="grid gap-1.5">
            <div className="flex items-center gap-2">
              <input
                ref={added && at === times.length - 1 ? focus : null}
                type="time"
                required
                aria-label={`Prayer time ${at + 1}`}
                aria-invalid={errors.each[at] !== undefined}
                aria-describedby={errors.each[at] && `${id}-${at}`}
                className={classNames(controlClass, 'min-h-(--target)')}
                value={time}
                onChange={({ target }) => onChange(times.with(at, target.value))}
              />
              {times.length > 1 && (
                <IconButton
                  icon="remove"
                  label={`Remove prayer time ${at + 1}${time && `, ${formatTime(time)}`}`}
                  onClick={() => remove(at)}
                />
              )}
            </div>
            {errors.each[at] && (
              <p id={`${id}-${at}`} className="text-small text-error">
                {errors.each[at]}
              </p>
            )}
          </li>
        ))}
      </ol>
      {times.length < mostTimes && (
        <Button
          look="quiet"
          className="-mx-2"
          onClick={() => {
            setAdded(true)
            onChange([...times, newTime])
          }}
        >
          <Icon name="plus" />
          Add Time
        </Button>
      )}
      {errors.prayerTimes && (
        <p id={id} role="alert" className="text-small text-error">
          {errors.prayerTimes}
        </p>
      )}
    </fieldset>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus()
