import type { OpenContent } from '@milgo/contracts/office/content'
import { newContentKey } from '@milgo/contracts/office-paths'
import { type ContentKind, shortestSearch } from '@milgo/domain/content/content-document'
import { emptyDocument, placeOf } from '@milgo/domain/content-editing/content-places'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

const contentKey = 'office-content'

export type TextName = { readonly kind: ContentKind; readonly key: string }

export const useContentList = () =>
  useQuery({
    queryKey: [contentKey],
    queryFn: ({ signal }) => callCore('GET /office/content', { signal }),
  })

/**
 * Returns the texts that contain these words. The search starts after a pause in typing; undefined until its result is
 * known.
 */
export const useContentSearch = (words: string) => {
  const debounced = useDebounced(words)
  const isSettled = debounced === words
  const isAsked = words.length >= shortestSearch
  const { data, error, refetch } = useQuery({
    queryKey: [contentKey, 'search', debounced],
    queryFn: ({ signal }) => callCore('POST /office/content/search', { body: { words: debounced }, signal }),
    enabled: isSettled && isAsked,
  })
  const texts: readonly TextName[] | undefined = isSettled ? data?.texts : undefined
  return { texts: isAsked ? texts : [], error: isSettled && isAsked ? error : null, retry: refetch }
}

export const fetchText = (params: TextName): Promise<OpenContent> =>
  callCore('GET /office/content/{kind}/{key}', { params })

export const useText = (name: TextName) =>
  useQuery({
    queryKey: [contentKey, name.kind, name.key],
    queryFn: () => (name.key === newContentKey ? newText(name) : fetchText(name)),
    // The loaded text is not replaced while it is edited. A newer version is reported on saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Returns a text before its first save. Nothing of it is stored. */
const newText = ({ kind, key }: TextName): OpenContent => ({
  kind,
  key,
  seen: { version: 0, draft: null },
  document: emptyDocument(placeOf(kind, key)),
  published: null,
  published_number: null,
  draft: null,
  scheduled: null,
  history: [],
})

export const useMessageCatalog = () =>
  useQuery({
    queryKey: [contentKey, 'catalog'],
    queryFn: ({ signal }) => callCore('GET /office/message-templates', { signal }),
  })

export const useFaqFeedback = () =>
  useQuery({
    queryKey: [contentKey, 'faq-feedback'],
    queryFn: ({ signal }) => callCore('GET /office/faq-feedback', { signal }),
  })

/** Returns a function that loads the list again. */
export const useRefreshList = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [contentKey], exact: true })
}
