import { setTimeout } from 'node:timers/promises'
import type {
  EmailDelivery,
  EmailSubscribe,
  EmailSubscription,
  EmailSubscriptionChange,
} from '@lampstand/contract/email-reminders'
import type { Clock } from '../../clock.ts'
import type { Orm, Transaction, WithTransaction } from '../../db/client.ts'
import { entitlements } from '../../entitlements.ts'
import { BadRequest, NeedsPro, NotFound, Unavailable } from '../../errors.ts'
import type { Person } from '../../person.ts'
import type { Links } from '../../platform/mail/links.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Suppressions } from '../../platform/mail/suppressions.ts'
import { normaliseAddress } from '../../platform/sign-in/address.ts'
import { assertZone, choiceOf, firstDueOf, invalid } from './choice.ts'
import { confirmationMail } from './notices.ts'
import { presentDelivery, presentRequest, presentSubscription } from './present.ts'
import { type Change, type Choice, createReminderStore, type RequestRow, type SubscriptionRow } from './store.ts'

/** Subscriptions and unconfirmed ones of one person. */
export const mostSubscriptions = 10
const linkDays = 3
const pageSize = 50
/** Milliseconds that somebody who subscribes waits for the mail server. */
const patience = 1_000

type Parts = {
  orm: Orm
  withTransaction: WithTransaction
  clock: Clock
  mail: Pick<Mail, 'enqueue' | 'deliver' | 'sends'>
  links: Links
  suppressions: Suppressions
  publicUrl: URL
}

type Changed = { subscription: EmailSubscription; confirmationSent: boolean }
/** With the message that asks for a confirmation, where there is one. */
type Asked = Changed & { mailId?: string | null }
export type EmailReminderService = ReturnType<typeof createEmailReminderService>

export function createEmailReminderService({
  orm,
  withTransaction,
  clock,
  mail,
  links,
  suppressions,
  publicUrl,
}: Parts) {
  const now = () => new Date(clock.now().epochMilliseconds)

  /** Somebody waits for a confirmation: it is handed over at once, and by the next tick where that fails. A mail server that hangs is not waited for. */
  async function changing(change: (tx: Transaction) => Promise<Asked>): Promise<Changed> {
    const { mailId, ...changed } = await withTransaction(change)
    if (mailId) await Promise.race([mail.deliver(mailId), setTimeout(patience, undefined, { ref: false })])
    return changed
  }

  return {
    /**
     * The person's own proven address is active at once; any other is asked once (D28).
     * @throws NeedsPro, BadRequest
     */
    async subscribe(person: Person, wanted: EmailSubscribe): Promise<Changed> {
      assertPlan(person)
      if (!mail.sends) throw new Unavailable('This server sends no mail.')
      const email = normaliseAddress(wanted.email)
      if (email === null) throw invalid('email', 'Please enter a valid email address')
      return changing(async (tx) => {
        const store = createReminderStore(tx)
        const addressHash = suppressions.hashOf(email)
        const there = await store.byEmail(email)
        const isOwn = person.email !== null && normaliseAddress(person.email) === email
        const choice = choiceOf(wanted, there?.userId === person.id ? there.discreet : person.discreet)
        if (there && there.userId === person.id) return resume(tx, person, there, choice)
        await assertRoom(tx, person)
        if (!there && isOwn) {
          const verifiedAt = now()
          const nextDueAt = nextDueOf(choice)
          const made = await store.insert({
            ...choice,
            userId: person.id,
            email,
            addressHash,
            verifiedAt,
            nextDueAt,
            createdAt: verifiedAt,
          })
          // Somebody proved the address in this very moment; then theirs it is, until its link says otherwise.
          if (made) return resume(tx, person, made, choice)
        }
        return ask(tx, person.id, { email, addressHash, choice })
      })
    },

    async list(person: Person): Promise<EmailSubscription[]> {
      const store = createReminderStore(orm)
      const [rows, asked] = [await store.listOf(person.id), await store.requestsOf(person.id)]
      const known = new Set(rows.map(({ row }) => row.email))
      return [
        ...rows.map((one) => present(person, one.row, one.suppressed)),
        ...asked.filter(({ email }) => !known.has(email)).map((row) => presentRequest(row, clock.now())),
      ].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    },

    /** @throws NotFound for a row that is not there or not the caller's */
    async update(person: Person, id: string, change: EmailSubscriptionChange): Promise<Changed> {
      if (change.timeZone !== undefined) assertZone(change.timeZone)
      return changing(async (tx) => {
        const store = createReminderStore(tx)
        const row = await store.lock(id, person.id)
        if (row) {
          const choice = { ...choiceOf({ ...row, ...defined(change) }, row.discreet) }
          if (change.isActive === true) assertPlan(person)
          if (change.isActive === true || (change.isActive === undefined && row.isActive))
            return resume(tx, person, row, choice)
          return shownAfter(tx, person, await store.update(id, { ...choice, isActive: false, nextDueAt: null }))
        }
        const request = await store.ownRequest(person.id, { id })
        if (!request) throw new NotFound('subscription')
        const choice = choiceOf({ ...request, ...defined(change) }, request.discreet)
        return {
          subscription: presentRequest(await store.updateRequest(id, choice), clock.now()),
          confirmationSent: false,
        }
      })
    },

    /** @throws NotFound */
    remove: (person: Person, id: string) =>
      withTransaction(async (tx) => {
        const store = createReminderStore(tx)
        if (await store.remove(person.id, id)) return
        const request = await store.ownRequest(person.id, { id })
        if (!request) throw new NotFound('subscription')
        await store.updateRequest(id, { withdrawnAt: now() })
      }),

    /** @throws NotFound */
    async deliveries(
      person: Person,
      id: string,
      cursor: string | undefined,
    ): Promise<{ deliveries: EmailDelivery[]; nextCursor: string | null }> {
      const store = createReminderStore(orm)
      const found = await store.byId(id)
      if (!found || found.row.userId !== person.id) {
        if (await store.ownRequest(person.id, { id })) return { deliveries: [], nextCursor: null }
        throw new NotFound('subscription')
      }
      const rows = await store.deliveries(id, cursor === undefined ? null : placeOf(cursor), pageSize + 1)
      const page = rows.slice(0, pageSize)
      const last = page.at(-1)
      return {
        deliveries: page.map(presentDelivery),
        nextCursor: rows.length > pageSize && last ? cursorOf(last) : null,
      }
    },
  }

  function present(
    person: Person,
    row: SubscriptionRow,
    suppressed: Parameters<typeof presentSubscription>[0]['suppressed'],
  ) {
    const hasPlan = entitlements[person.plan].emailReminders
    return presentSubscription({ row, suppressed, hasPlan, now: clock.now() })
  }

  async function shownAfter(
    tx: Transaction,
    person: Person,
    row: SubscriptionRow,
    asked: Pick<Asked, 'confirmationSent' | 'mailId'> = { confirmationSent: false },
  ): Promise<Asked> {
    const found = await createReminderStore(tx).byId(row.id)
    return { ...asked, subscription: present(person, row, found?.suppressed ?? null) }
  }

  /** Makes a subscription active as chosen; where mail came back, its address is asked again first. */
  async function resume(tx: Transaction, person: Person, row: SubscriptionRow, choice: Choice): Promise<Asked> {
    const isSuppressed = (await suppressions.among(tx, [row.addressHash])).size > 0
    const asked = isSuppressed ? await ask(tx, person.id, { ...row, choice }) : { confirmationSent: false }
    const changed = await createReminderStore(tx).update(row.id, activeWith(choice))
    return shownAfter(tx, person, changed, asked)
  }

  function activeWith(choice: Choice): Change {
    return {
      ...choice,
      isActive: true,
      unsubscribedAt: null,
      nextDueAt: nextDueOf(choice),
    }
  }

  /** Writes down what is wanted and asks the address, once while a link to it works, whoever asked. */
  async function ask(
    tx: Transaction,
    userId: string,
    { email, addressHash, choice }: { email: string; addressHash: string; choice: Choice },
  ): Promise<Asked> {
    const store = createReminderStore(tx)
    const at = clock.now()
    const expiresAt = new Date(at.add({ hours: 24 * linkDays }).epochMilliseconds)
    const isAsked = await store.isAsked(addressHash, now())
    const hasDeclined = [...(await suppressions.among(tx, [addressHash])).values()].includes('declined')
    const there = await store.ownRequest(userId, { email })
    const isOpen = there !== undefined && there.expiresAt > now()
    const request: RequestRow | undefined = there
      ? await store.updateRequest(there.id, { ...choice, withdrawnAt: null, ...(!isOpen && { expiresAt }) })
      : await store.insertRequest({ ...choice, userId, email, addressHash, expiresAt, createdAt: now() })
    if (!request) throw new Unavailable('That was asked twice at once. Please try again.')
    const subscription = presentRequest(request, at)
    if (isAsked || hasDeclined) return { subscription, confirmationSent: false }
    const link = new URL(`/api/mail/confirm?token=${links.tokenOf('confirm', request.id)}`, publicUrl)
    const mailId = await mail.enqueue(tx, {
      key: `subscription-confirmation/${request.id}/${request.expiresAt.getTime()}`,
      kind: 'subscription-confirmation',
      to: email,
      ...confirmationMail({ ...choice, link, days: linkDays }),
      discreet: choice.discreet,
      expiresAt: at.add({ hours: 24 * linkDays }),
    })
    return { subscription, confirmationSent: true, mailId }
  }

  async function assertRoom(tx: Transaction, person: Person) {
    const store = createReminderStore(tx)
    const count = (await store.listOf(person.id)).length + (await store.requestsOf(person.id)).length
    if (count >= mostSubscriptions)
      throw new BadRequest(`You can have at most ${mostSubscriptions} subscriptions.`, 'too_many')
  }

  function nextDueOf(choice: Choice): Date {
    return firstDueOf(choice, clock.now())
  }
}

function assertPlan({ plan }: Person) {
  if (!entitlements[plan].emailReminders) throw new NeedsPro('Sending prayer reminders by email')
}

const defined = ({ timeZone, prayerTimes, discreet }: EmailSubscriptionChange) => ({
  ...(timeZone !== undefined && { timeZone }),
  ...(prayerTimes !== undefined && { prayerTimes }),
  ...(discreet !== undefined && { discreet }),
})

const cursorOf = ({ dueAt, time }: { dueAt: Date; time: string }) =>
  Buffer.from(`${dueAt.getTime()} ${time}`).toString('base64url')

function placeOf(cursor: string): { dueAt: Date; time: string } {
  const [moment = '', time = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!/^\d{1,15}$/.test(moment) || !/^\d\d:\d\d$/.test(time)) throw new BadRequest('That cursor is not one of ours.')
  return { dueAt: new Date(Number(moment)), time }
}
