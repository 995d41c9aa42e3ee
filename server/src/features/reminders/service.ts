import {
  builtInTimes,
  type Days,
  defaultReminder,
  mostReminders,
  type NewReminder,
  type OwnReminder,
  type Reminder,
  type ReminderChange,
  weekdays,
} from '@lampstand/contract/reminders'
import type { Clock } from '../../clock.ts'
import type { Transaction, WithTransaction } from '../../db/client.ts'
import { entitlements, type Plan } from '../../entitlements.ts'
import { BadRequest, NeedsPro, NotFound } from '../../errors.ts'
import type { Person } from '../../person.ts'
import { contentId } from './content-ids.ts'
import { liturgyId } from './liturgies.ts'
import { createReminderStore, type ReminderRow, type ReminderValues } from './store.ts'

type Parts = {
  store: ReturnType<typeof createReminderStore>
  withTransaction: WithTransaction
  clock: Clock
  isLiturgy: (id: string) => boolean
  /** Told in the transaction in which somebody's reminders changed. */
  onChange: (tx: Transaction, userId: string) => Promise<void>
}

export type ReminderService = ReturnType<typeof createReminderService>

type Caller = Pick<Person, 'id' | 'plan'>

export const tooMany = `There is room for ${mostReminders} reminders. Please remove one first.`

export function createReminderService({ store, withTransaction, clock, isLiturgy, onChange }: Parts) {
  return {
    /** Their own active ones, else those that everybody has (D25). Null: nobody is signed in. */
    active: async (caller: Caller | null): Promise<Reminder[]> =>
      activeOf(caller ? await store.list(caller.id) : [], caller?.plan ?? 'basic', await store.builtIn()),

    /** Their own that are on, and none of everybody's. */
    ownActive: async ({ id, plan }: Caller): Promise<Reminder[]> => activeOf(await store.list(id), plan, []),

    list: async ({ id, plan }: Caller): Promise<OwnReminder[]> =>
      (await store.list(id)).map((row) => presentOwn(row, plan)),

    /** @throws NeedsPro for a custom time, BadRequest when there are too many */
    async create({ id: userId, plan }: Caller, wanted: NewReminder): Promise<OwnReminder> {
      assertTime(wanted.time, plan)
      const { time, days } = wanted
      const rest = { isActive: true, liturgyTemplateId: null }
      const values = { ...defaultReminder, ...rest, time, days: storedDays(days), ...valuesOf(wanted) }
      const row = await withTransaction(async (tx) => {
        const own = createReminderStore(tx)
        await own.lockUser(userId)
        if ((await own.count(userId)) >= mostReminders) throw new BadRequest(tooMany, 'too_many')
        const made = await own.create(userId, values, new Date(clock.now().epochMilliseconds))
        await onChange(tx, userId)
        return made
      })
      return presentOwn(row, plan)
    },

    /** @throws NotFound for another's reminder as for none, NeedsPro when it moves to a custom time */
    async update({ id: userId, plan }: Caller, id: string, change: ReminderChange): Promise<OwnReminder> {
      const values = valuesOf(change)
      const row = await withTransaction(async (tx) => {
        const own = createReminderStore(tx)
        const former = await own.find(userId, id)
        if (!former) throw new NotFound('reminder')
        if (change.time !== undefined && change.time !== former.time) assertTime(change.time, plan)
        const changed = Object.keys(values).length > 0 ? await own.update(userId, id, values) : former
        await onChange(tx, userId)
        return changed ?? former
      })
      return presentOwn(row, plan)
    },

    /** @throws NotFound for another's reminder as for none */
    remove: ({ id: userId }: Caller, id: string): Promise<void> =>
      withTransaction(async (tx) => {
        if (!(await createReminderStore(tx).remove(userId, id))) throw new NotFound('reminder')
        await onChange(tx, userId)
      }),

    all: async (userId: string): Promise<Reminder[]> => (await store.list(userId)).map(present),
    syncBuiltIn: () => store.syncBuiltIn(builtIn),
  }

  /** What is written of a request. @throws BadRequest for a liturgy that there is not */
  function valuesOf({ days, ...rest }: ReminderChange): Partial<ReminderValues> {
    if (rest.liturgyTemplateId != null && !isLiturgy(rest.liturgyTemplateId)) {
      throw new BadRequest('There is no such liturgy.', 'bad_request', [
        { path: 'liturgyTemplateId', message: 'There is no such liturgy.' },
      ])
    }
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    return { ...given, ...(days !== undefined && { days: storedDays(days) }) }
  }
}

/** Whether the plan holds a time (D7). */
const holdsTime = (time: string, plan: Plan) => entitlements[plan].customTimes || builtInTimes.includes(time)

function assertTime(time: string, plan: Plan) {
  if (!holdsTime(time, plan)) throw new NeedsPro('A prayer time of your own')
}

/** Which reminders come for somebody: their own that are on and that their plan holds, else those that everybody has. */
export function activeOf(own: readonly ReminderRow[], plan: Plan, everybodys: readonly ReminderRow[]): Reminder[] {
  const active = own.filter(({ isActive, time }) => isActive && holdsTime(time, plan))
  return (active.length > 0 ? active : everybodys).map(present)
}

const present = ({ id, name, time, days, isActive, notificationText, liturgyTemplateId, createdAt }: ReminderRow) => ({
  id,
  name,
  time,
  days: shownDays(days),
  isActive,
  notificationText,
  liturgyTemplateId,
  createdAt: createdAt.toISOString(),
})

const presentOwn = (row: ReminderRow, plan: Plan): OwnReminder => ({
  ...present(row),
  needsPro: !holdsTime(row.time, plan),
})

/** In the order of the week, each once. */
export const storedDays = (days: Days): string[] =>
  days === 'daily' ? ['daily'] : weekdays.filter((day) => days.includes(day))

const shownDays = (days: readonly string[]): Days =>
  days.includes('daily') ? 'daily' : weekdays.filter((day) => days.includes(day))

/** The reminders that everybody has. */
const builtIn = (
  [
    ['Morning prayer', '08:00', 'Begin the day with God before you begin your work.', 'At the Start of the Day'],
    ['Midday reflection', '11:00', 'Look up for a moment, and pray.', 'At Midday'],
    ['Afternoon guidance', '14:00', 'Ask for strength and wisdom for what is left of today.', 'In the Long Afternoon'],
  ] as const
).map(([name, time, notificationText, liturgy]): ReminderValues & { id: string } => ({
  id: contentId('reminder', time),
  name,
  time,
  days: ['daily'],
  isActive: true,
  notificationText,
  liturgyTemplateId: liturgyId(liturgy),
}))
