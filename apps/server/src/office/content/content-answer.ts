import type { ContentSeen, OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument } from '@milgo/domain/content/content-document'
import { emptyDocument, placeOf } from '@milgo/domain/content-editing/content-places'
import type { StoredText, StoredVersion } from './reading-repository.ts'

/** Returns the version that readers see now; undefined if nothing is published yet. */
export const publishedOf = ({
  base,
  versions,
}: StoredText): { readonly number: number; readonly document: ContentDocument } | undefined =>
  versions?.find(({ is_out }) => is_out) ?? base ?? undefined

/** Returns the version whose time has not come; undefined if there is none. */
export const scheduledOf = ({ versions }: StoredText): StoredVersion | undefined =>
  versions?.find(({ is_out }) => !is_out)

/** Returns the document that an editor continues with: the draft, or else the newest version. */
export const documentOf = (text: StoredText): ContentDocument =>
  text.draft?.document ??
  scheduledOf(text)?.document ??
  unconfirmed(publishedOf(text)?.document ?? emptyDocument(placeOf(text.kind, text.key)))

/** Returns the document without its confirmed languages, because they fit the Hebrew of that version, not the next. */
const unconfirmed = ({ fitting: _, ...document }: ContentDocument): ContentDocument => document

export const seenOf = ({ base, versions, draft }: StoredText): ContentSeen => ({
  version: versions?.[0]?.number ?? base?.number ?? 0,
  draft: draft?.revision ?? null,
})

const isoOf = (moment: string): string => new Date(moment).toISOString()

export const openedContent = (text: StoredText): OpenContent => {
  const { kind, key, base, versions, draft } = text
  const [published, scheduled] = [publishedOf(text), scheduledOf(text)]
  return {
    kind,
    key,
    seen: seenOf(text),
    document: documentOf(text),
    published: published?.document ?? null,
    published_number: published?.number ?? null,
    draft: draft && { by: draft.by, at: isoOf(draft.changed_at) },
    scheduled: scheduled ? { number: scheduled.number, publish_at: isoOf(scheduled.publish_at) } : null,
    history: [
      ...(versions ?? []).map(({ number, document, by, created_at, publish_at, restores }) => ({
        number,
        document,
        by,
        at: isoOf(created_at),
        publish_at: isoOf(publish_at),
        restores,
      })),
      ...(base
        ? [
            {
              number: base.number,
              document: base.document,
              by: null,
              at: null,
              publish_at: null,
              restores: null,
            },
          ]
        : []),
    ],
  }
}
