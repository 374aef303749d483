import { ContentDocument, ContentKind, contentLanguages } from '@milgo/domain/content/content-document'
import { longestText } from '@milgo/domain/content/rich-text'
import { z } from 'zod'

/** The text that a call is about. */
export const ContentParams = z.object({ kind: ContentKind, key: z.string().min(1).max(80) })

const bytesOfCharacter = 12

/**
 * The largest body of a call with a text: every language at its limit, with a share of marks, links and blocks for each
 * character.
 */
export const largestContentBody = contentLanguages.length * longestText * bytesOfCharacter

/**
 * What an editor has seen of a text: its newest version and the revision of its draft. A call with outdated values is
 * refused.
 */
export const ContentSeen = z.strictObject({
  version: z.int().min(0),
  draft: z.uuid().nullable(),
})
export type ContentSeen = z.infer<typeof ContentSeen>

const moment = z.iso.datetime({ offset: true })

/** A text as the list shows it. */
export const ListedContent = z.object({
  kind: ContentKind,
  key: z.string(),
  title: z.string(),
  group: z.enum(['portal', 'scholarship']).nullable().meta({ description: 'Which list of questions' }),
  position: z.number(),
  missing: z.array(z.enum(contentLanguages)),
  has_blanks: z.boolean().meta({ description: 'Whether something in square brackets is to be filled in' }),
  has_draft: z.boolean(),
  scheduled_at: moment.nullable(),
  is_shown: z.boolean().meta({ description: 'Whether readers see it now' }),
})
export type ListedContent = z.infer<typeof ListedContent>

export const ContentVersion = z.object({
  number: z.int(),
  document: ContentDocument,
  by: z.string().nullable().meta({ description: 'Who wrote it. Null if it came with a release' }),
  at: moment.nullable(),
  publish_at: moment.nullable(),
  restores: z.int().nullable(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

export const OpenContent = z.object({
  kind: ContentKind,
  key: z.string(),
  seen: ContentSeen,
  document: ContentDocument.meta({ description: 'The draft, or the newest version' }),
  published: ContentDocument.nullable().meta({ description: 'The version that readers see now' }),
  published_number: z.int().nullable(),
  draft: z.object({ by: z.string(), at: moment }).nullable(),
  scheduled: z.object({ number: z.int(), publish_at: moment }).nullable(),
  history: z.array(ContentVersion).meta({ description: 'The newest first' }),
})
export type OpenContent = z.infer<typeof OpenContent>
