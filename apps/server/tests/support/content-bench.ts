import { randomUUID } from 'node:crypto'
import type { OpenContent } from '@milgo/contracts/office/content'
import type {
  ContentDocument,
  ContentKind,
  DraftRichText,
  DraftSpan,
} from '@milgo/domain/content/content-document'
import { emptyDocument, placeOf } from '@milgo/domain/content-editing/content-places'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll } from 'vitest'
import { clockOf, core } from './accounts.ts'
import { type Member, useReviewBench } from './review-bench.ts'

/** A text of one paragraph, for a field that may contain values. */
export const paragraph = (...spans: readonly DraftSpan[]): DraftRichText => [
  { kind: 'paragraph', spans: [...spans] },
]

/** Returns the document with a field changed in every language, each text with the language's name. */
export const changed = (
  document: ContentDocument,
  field: string,
  words: string,
  isRich = Array.isArray(document.texts.he[field]),
): ContentDocument => {
  const written = (text: string) => (isRich ? paragraph({ text }) : text)
  return {
    ...document,
    texts: {
      he: { ...document.texts.he, [field]: written(`${words} he`) },
      ar: { ...document.texts.ar, [field]: written(`${words} ar`) },
      en: { ...document.texts.en, [field]: written(`${words} en`) },
    },
  }
}

/** A server with two editors. Their texts are removed after each test. */
export const useContentBench = () => {
  const { at, member, ask } = useReviewBench()
  const staff = {} as { editor: Member; second: Member }
  beforeAll(async () => {
    staff.editor = await member('content-editor')
    staff.second = await member('content-editor')
  })
  afterEach(async () => {
    clockOf(at.server, '2026-01-15T10:00:00Z')
    await at.server.database.transaction(async (tx) => {
      await tx.execute(sql`delete from content_versions`)
      await tx.execute(sql`delete from content_drafts`)
    })
  })
  /** Adds a new empty text. */
  const add = async (kind: ContentKind, revision: string = randomUUID()) =>
    ask(staff.editor, 'POST', 'content', { kind, revision, document: emptyDocument(placeOf(kind, '')) })
  const open = async (name: string): Promise<OpenContent> =>
    (await ask(staff.editor, 'GET', `content/${name}`)).json()
  const act = async (name: string, verb: string, body: object = {}) =>
    ask(staff.editor, 'POST', `content/${name}/${verb}`, { seen: (await open(name)).seen, ...body })
  const save = async (
    name: string,
    document: ContentDocument,
    seen?: OpenContent['seen'],
    who = staff.editor,
  ) => ask(who, 'PUT', `content/${name}/draft`, { seen: seen ?? (await open(name)).seen, document })
  const publish = async (name: string, field: string, words: string, publish_at: string | null = null) => {
    await save(name, changed((await open(name)).document, field, words))
    return act(name, 'publish', { publish_at })
  }
  const read = async (path: string, language = 'en') =>
    (await at.server.app.inject({ url: `${core}${path}`, headers: { 'accept-language': language } })).json()
  return { at, member, ask, staff, add, open, act, save, publish, read }
}
