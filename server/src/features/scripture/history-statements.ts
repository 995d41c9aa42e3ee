import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { userVerseHistory } from '../../db/schema.ts'

/** Whose history a verse goes into: the user's, else that of the browser session. */
export type Person = { userId: string } | { sessionId: string }

type Kind = 'user' | 'session'
type Shown = { verseId: string; kind: string; date: string; now: Date }

/** What is asked of the history at each verse. A statement is written at its first use, and planned once for a connection. */
export function prepareHistory(orm: Orm) {
  const made = new Map<Kind, ReturnType<typeof prepare>>()
  return (person: Person) => {
    const kind = 'userId' in person ? 'user' : 'session'
    const of = 'userId' in person ? person.userId : person.sessionId
    const statements = made.get(kind) ?? prepare(orm, kind)
    made.set(kind, statements)
    return {
      dailyOn: (date: string) => statements.dailyOn.execute({ of, date }),
      last: (count: number) => statements.last.execute({ of, count }),
      lastOf: (kind: string, count: number) => statements.lastOf.execute({ of, kind, count }),
      record: (shown: Shown) => statements.record.execute({ of, ...shown }),
    }
  }
}

function prepare(orm: Orm, whose: Kind) {
  const { verseId, userId, sessionId, kind, shownDate, shownAt } = userVerseHistory
  const of = sql.placeholder('of')
  const theirs = eq(whose === 'user' ? userId : sessionId, of)
  const chosen = () => orm.select({ verseId }).from(userVerseHistory)
  const newest = (where: SQL | undefined) =>
    chosen().where(where).orderBy(desc(shownAt)).limit(sql.placeholder('count'))
  const row = {
    verseId: sql.placeholder('verseId'),
    kind: sql.placeholder('kind'),
    shownDate: sql.placeholder('date'),
    shownAt: sql.placeholder('now'),
  }
  return {
    dailyOn: chosen()
      .where(and(theirs, eq(kind, 'daily'), eq(shownDate, sql.placeholder('date'))))
      .prepare(`daily_verse_of_${whose}`),
    last: newest(theirs).prepare(`last_verses_of_${whose}`),
    lastOf: newest(and(theirs, eq(kind, sql.placeholder('kind')))).prepare(`last_verses_of_${whose}_by_kind`),
    record: orm
      .insert(userVerseHistory)
      .values(whose === 'user' ? { ...row, userId: of } : { ...row, sessionId: of })
      .prepare(`record_verse_of_${whose}`),
  }
}
