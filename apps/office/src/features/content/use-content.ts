import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentKind } from '@milgo/domain/content-editing/content-document'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useSettled } from '../../lib/use-settled.ts'

const contentKey = 'office-content'

export type TextName = { readonly kind: ContentKind; readonly key: string }

export const useContentList = () =>
  useQuery({
    queryKey: [contentKey],
    queryFn: ({ signal }) => callCore('GET /office/content', { signal }),
  })

/** Texts that have these words somewhere in them; asked for from the second letter on, once they are typed. */
export const useContentSearch = (words: string): readonly TextName[] => {
  const settled = useSettled(words)
  const isSettled = settled === words
  const { data } = useQuery({
    queryKey: [contentKey, 'search', settled],
    queryFn: ({ signal }) => callCore('POST /office/content/search', { body: { words: settled }, signal }),
    enabled: isSettled && settled.length > 1,
  })
  return (isSettled && data?.texts) || []
}

export const fetchText = (params: TextName): Promise<OpenContent> =>
  callCore('GET /office/content/{kind}/{key}', { params })

export const useText = (name: TextName) =>
  useQuery({
    queryKey: [contentKey, name.kind, name.key],
    queryFn: () => fetchText(name),
    // What is being written is not replaced under the hands; a newer version is told when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
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

/** Asks for the list again. */
export const useRefreshList = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [contentKey], exact: true })
}
