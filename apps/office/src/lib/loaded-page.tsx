import { Skeleton } from '@milgo/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailedBanner } from './load-failed-banner.tsx'
import { PageHeading } from './page-heading.tsx'

type Props<Data> = {
  readonly words: { readonly title: string; readonly text: string }
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** A page that shows the answer of one call: its heading at once, then the answer or the failure. */
export const LoadedPage = <Data,>({ words, query: { data, error, refetch }, children }: Props<Data>) => (
  <>
    <PageHeading title={words.title} />
    <p className="mt-1 mb-6 text-ink-soft">{words.text}</p>
    {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
    {!data && !error && <Skeleton className="h-64 text-ink" />}
    {data && <div className="flex flex-col gap-6">{children(data)}</div>}
  </>
)
