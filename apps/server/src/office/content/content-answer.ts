import type { ContentSeen, OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument } from '@milgo/domain/content-editing/content-document'
import { emptyDocument, placeOf } from '@milgo/domain/content-editing/content-places'
import type { StoredText, StoredVersion } from './reading-repository.ts'

/** What readers see now; undefined where they see nothing of it yet. */
export const publishedOf = ({
  base,
  versions,
}: StoredText): { readonly number: number; readonly document: ContentDocument } | undefined =>
  versions?.find(({ is_out }) => is_out) ?? base ?? undefined

/** The version whose time has not come. */
export const scheduledOf = ({ versions }: StoredText): StoredVersion | undefined =>
  versions?.find(({ is_out }) => !is_out)

/** What an editor goes on with: the draft, or the newest version. */
export const documentOf = (text: StoredText): ContentDocument =>
  text.draft?.document ??
  text.versions?.[0]?.document ??
  text.base?.document ??
  emptyDocument(placeOf(text.kind, text.key))

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
