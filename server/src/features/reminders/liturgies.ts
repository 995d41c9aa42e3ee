import type { Content } from '@lampstand/content/loader'
import type { Liturgy, LiturgyInstance, LiturgySummary } from '@lampstand/contract/liturgies'
import { formatReference } from '@lampstand/scripture/references'
import type { BibleText } from '@lampstand/scripture/text'
import type { Clock } from '../../clock.ts'
import { NotFound } from '../../errors.ts'
import type { Practice } from '../../module.ts'
import type { Owner } from '../../owner.ts'
import { contentId } from './content-ids.ts'
import type { createLiturgyStore, InstanceRow, TemplateRow } from './liturgy-store.ts'

type Parts = {
  store: ReturnType<typeof createLiturgyStore>
  content: Pick<Content, 'liturgies'>
  text: Pick<BibleText, 'quote'>
  clock: Clock
}

export type LiturgyService = ReturnType<typeof createLiturgyService>

/** Liturgies by name: the id does not change while the name stays. */
export const liturgyId = (name: string): string => contentId('liturgy', name)

const pageSize = 50

export function createLiturgyService({ store, content, text, clock }: Parts) {
  const liturgies = new Map(
    content.liturgies.map((entry): [string, Liturgy] => {
      const { name, description, trigger, ref, prayer, reflectionPrompts } = entry
      const id = liturgyId(name)
      const passage = { id: ref, reference: formatReference(ref), text: text.quote(ref) }
      return [id, { id, name, description, triggerType: trigger, passage, prayer, reflectionPrompts }]
    }),
  )
  const summaries = [...liturgies.values()].map(
    ({ id, name, description, triggerType }): LiturgySummary => ({ id, name, description, triggerType }),
  )
  const rows = content.liturgies.map(
    ({ name, description, trigger, theme, ref, prayer, reflectionPrompts }): TemplateRow => ({
      id: liturgyId(name),
      name,
      description,
      triggerType: trigger,
      eventTypes: [theme],
      prayerText: prayer.join('\n'),
      scriptureVerse: text.quote(ref),
      scriptureReference: formatReference(ref),
      reflectionPrompts,
    }),
  )
  const now = () => new Date(clock.now().epochMilliseconds)
  const present = ({ id, templateId, name, reference, ...row }: InstanceRow): LiturgyInstance => ({
    id,
    templateId,
    name,
    reference,
    triggerTime: row.triggerTime.toISOString(),
    isCompleted: row.isCompleted,
    completedAt: row.completedAt?.toISOString() ?? null,
    userReflection: row.userReflection,
  })

  /** @throws NotFound for one that this version does not have */
  function read(id: string): Liturgy {
    const liturgy = liturgies.get(id)
    if (!liturgy) throw new NotFound('liturgy')
    return liturgy
  }

  return {
    list: () => summaries,
    isKnown: (id: string) => liturgies.has(id),
    read,

    async open(owner: Owner, templateId: string): Promise<LiturgyInstance> {
      read(templateId)
      return present(await store.open(owner, templateId, now()))
    },

    /** Words that are left out stay as they are; empty ones are none. @throws NotFound for another's, as for none */
    async complete(owner: Owner | null, id: string, userReflection: string | undefined): Promise<LiturgyInstance> {
      const reflection = userReflection === undefined ? undefined : userReflection || null
      const row = owner && (await store.complete(owner, id, reflection, now()))
      if (!row) throw new NotFound('prayed liturgy')
      return present(row)
    },

    async history(owner: Owner | null, before: string | undefined): Promise<LiturgyInstance[]> {
      return owner ? (await store.completed(owner, before, pageSize)).map(present) : []
    },

    all: async (userId: string): Promise<LiturgyInstance[]> => (await store.all({ kind: 'user', userId })).map(present),

    async practice(userId: string, since: Date): Promise<Partial<Practice>> {
      const prayed = await store.prayedBy(userId)
      return {
        moments: prayed.flatMap(({ at }) => (at && at >= since ? at : [])),
        liturgies: prayed.map(({ name, hasReflection }) => ({ name, hasReflection })),
      }
    },

    syncTemplates: () => store.syncTemplates(rows),
  }
}
